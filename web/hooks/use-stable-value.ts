import { useState } from "react";

/** Returns the same object until `isSame` reports a difference from the latest value. */
export function useStableValue<T>(value: T, isSame: (previous: T, value: T) => boolean): T {
  const [stable, setStable] = useState(value);
  if (isSame(stable, value)) return stable;
  setStable(value);
  return value;
}
