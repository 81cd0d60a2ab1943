import { useState } from "react";

/** Returns how often each value has changed since the component was mounted; 0 at first. */
export function useChangeCounts(values: readonly string[]): readonly number[] {
  const [{ before, counts }, setState] = useState({ before: values, counts: values.map(() => 0) });
  if (values.join("\n") === before.join("\n")) return counts;
  const next = values.map((value, index) => {
    const hasChanged = value !== (before[index] ?? value);
    return (counts[index] ?? 0) + Number(hasChanged);
  });
  setState({ before: values, counts: next });
  return next;
}
