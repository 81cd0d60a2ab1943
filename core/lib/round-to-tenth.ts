/** Rounds to a tenth of a unit, as coordinates of drawings are. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
