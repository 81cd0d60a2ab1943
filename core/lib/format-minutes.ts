/** Returns a duration of whole minutes: "48 min", "2 h", "2 h 22". The same in all languages. */
export function formatMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)} h`;
  return rest === 0 ? hours : `${hours} ${rest}`;
}
