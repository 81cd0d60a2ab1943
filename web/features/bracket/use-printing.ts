import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True from when the browser is about to print until it has: what is only for paper is drawn then. */
export function usePrinting(): boolean {
  const [prints, setPrints] = useState(false);
  useEffect(() => {
    const begin = (): void => {
      // The browser takes the page as it stands when this handler returns.
      flushSync(() => {
        setPrints(true);
      });
    };
    const end = (): void => {
      setPrints(false);
    };
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return prints;
}
