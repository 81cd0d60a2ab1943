import { useState } from "react";

/** Returns how often each value has changed since the component was mounted; 0 at first. */
export function useChangeCounts(values: readonly string[]): readonly number[] {
  const [current, setCurrent] = useState({ values, changes: values.map(() => 0) });
  if (values.every((value, index) => value === current.values[index])) return current.changes;
  const changes = values.map((value, index) => {
    const before = current.values[index] ?? value;
    return (current.changes[index] ?? 0) + (value === before ? 0 : 1);
  });
  setCurrent({ values, changes });
  return changes;
}
