const ELLIPSIS = "…";

/**
 * Truncates a name to as many graphemes as fit with its ellipsis, never within one. `cutMiddle`
 * truncates in the middle, to distinguish names that share their beginning.
 */
export function cutToFit(
  name: string,
  isFitting: (part: string) => boolean,
  cutMiddle = false,
): string {
  const characters = Array.from(
    new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name),
    ({ segment }) => segment,
  );
  const truncateTo = (count: number): string => {
    const tail = cutMiddle ? Math.floor(count / 2) : 0;
    const start = characters
      .slice(0, count - tail)
      .join("")
      .trimEnd();
    const end = tail === 0 ? "" : characters.slice(-tail).join("").trimStart();
    return `${start}${ELLIPSIS}${end}`;
  };
  let fits = 0;
  let tooMany = characters.length;
  while (tooMany - fits > 1) {
    const half = Math.floor((fits + tooMany) / 2);
    if (isFitting(truncateTo(half))) fits = half;
    else tooMany = half;
  }
  return truncateTo(fits);
}
