import { useState } from "react";

/** A value that is made anew at every render, kept for as long as the new one says the same. */
export function useStableValue<T>(value: T, isSame: (kept: T, value: T) => boolean): T {
  const [kept, keep] = useState(value);
  if (isSame(kept, value)) return kept;
  keep(value);
  return value;
}
