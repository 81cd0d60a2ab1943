import { useState } from "react";

/** How often a value has changed since the component came on screen: 0 at first. */
export function useChangeCount(value: string): number {
  const [shown, setShown] = useState(value);
  const [changes, setChanges] = useState(0);
  if (value !== shown) {
    setShown(value);
    setChanges(changes + 1);
  }
  return changes;
}
