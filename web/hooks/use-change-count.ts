import { useState } from "react";

/** Returns how often the value has changed since the component was mounted; 0 at first. */
export function useChangeCount(value: string): number {
  const [current, setCurrent] = useState(value);
  const [changes, setChanges] = useState(0);
  if (value !== current) {
    setCurrent(value);
    setChanges(changes + 1);
  }
  return changes;
}
