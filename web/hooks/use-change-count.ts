import { useState } from "react";

/** Returns how often the value has changed since the component was mounted; 0 at first. */
export function useChangeCount(value: string): number {
  const [current, setCurrent] = useState({ value, changes: 0 });
  if (value === current.value) return current.changes;
  const changes = current.changes + 1;
  setCurrent({ value, changes });
  return changes;
}
