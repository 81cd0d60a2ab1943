import { useRef, useState } from "react";
import { copyText } from "./copy-text.ts";

/** Time for which "Copied" replaces the label of a button, in milliseconds. */
const COPIED_TIME = 2000;

/** Returns whether a text has just been copied, and the function that copies, as `copyText`. */
export function useCopy() {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef(0);
  const copy = async (...args: Parameters<typeof copyText>): Promise<void> => {
    if (!(await copyText(...args))) return;
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setCopied(false);
    }, COPIED_TIME);
  };
  return [isCopied, copy] as const;
}
