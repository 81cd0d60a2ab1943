/** Adds the time of a contestant to their score: "5 · 1:02.3", or the one of them that exists. */
export function addTime(score: string, time: string | null | undefined): string {
  return [score, time].filter(Boolean).join(" · ");
}
