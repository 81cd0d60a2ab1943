/** Selector of the element that a key clicks in the focused row. */
export const ATTENTION_KEYS: Readonly<Record<string, string>> = {
  t: "[data-action=take]",
  h: "[data-action=hand-over]",
  l: "[data-action=snooze]",
  d: "[data-action=done]",
  g: "[data-action=give-back]",
  a: "[data-action=accept]",
  e: "[data-action=keep]",
  o: "[data-open]",
  Enter: "[data-open]",
};

/** Number of rows that a key moves the focus by. */
export const ATTENTION_STEPS: Readonly<Record<string, number>> = {
  j: 1,
  ArrowDown: 1,
  k: -1,
  ArrowUp: -1,
};
