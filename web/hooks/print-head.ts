import { useEffect } from "react";

/** What the head of each printed sheet says. */
export interface PrintHead {
  readonly title: string;
  /** Bold fact at the end of the line; "" if there is none. */
  readonly fact: string;
  /** Small fact below; "" if there is none. */
  readonly detail: string;
}

let current: PrintHead | null = null;

/** Sets the head of the sheets of this page; without it they are headed by the page's title. */
export function usePrintHead({ title, fact, detail }: PrintHead): void {
  useEffect(() => {
    current = { title, fact, detail };
    return () => {
      current = null;
    };
  }, [title, fact, detail]);
}

/** Returns the head that the current page has set, or its title. */
export function getPrintHead(): PrintHead {
  const title = document.querySelector("h1")?.textContent ?? document.title;
  return current ?? { title, fact: "", detail: "" };
}
