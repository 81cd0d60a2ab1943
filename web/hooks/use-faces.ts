import { useEffect } from "react";

/**
 * Has the browser fetch the faces that a text is to be drawn in, before it is drawn: whenever one
 * comes, the whole page is laid out anew, and rows drawn in stages would ask for them one by one.
 */
export function useFaces(text: string): void {
  useEffect(() => {
    const { fontFamily } = getComputedStyle(document.body);
    document.fonts.load(`1em ${fontFamily}`, text).catch(() => {
      // Drawn in another face until it can be had.
    });
  }, [text]);
}
