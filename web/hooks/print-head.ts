import { useEffect } from "react";

/** Texts in the head of each printed sheet. */
export interface PrintHead {
  readonly title: string;
  /** Bold fact at the end of the line; "" if there is none. */
  readonly fact: string;
  /** Small fact below; "" if there is none. */
  readonly detail: string;
  /** Text before the address at the foot; absent if there is none. */
  readonly foot?: string | undefined;
}

let current: PrintHead | null = null;

/** Sets the head of the sheets of this page; without it they are headed by the page's title. */
export function usePrintHead({ title, fact, detail, foot }: PrintHead): void {
  useEffect(() => {
    current = { title, fact, detail, foot };
    return () => {
      current = null;
    };
  }, [title, fact, detail, foot]);
}

/** Returns the head that the current page has set, or its title. */
export function getPrintHead(): PrintHead {
  return current ?? { title: readTitle(), fact: "", detail: "" };
}

/** Returns the text of the page's title; of a contestant's only the name, without the flag. */
function readTitle(): string {
  const names = document.querySelectorAll("h1 bdi");
  const title = names.length === 1 ? names[0] : document.querySelector("h1");
  return title?.textContent ?? "";
}
