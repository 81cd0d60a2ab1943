import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Returns whether the browser is printing. Content for paper is rendered only then. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const begin = (): void => {
      // The browser prints the page in the state it has when this handler returns.
      flushSync(() => {
        setIsPrinting(true);
      });
    };
    const end = (): void => {
      setIsPrinting(false);
    };
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
