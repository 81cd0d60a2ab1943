import { type RefObject, useState } from "react";
import { type FactChange, useFactChange } from "#web/api/desk-facts.ts";
import { useRefocus } from "#web/hooks/use-refocus.ts";

/** A fact that is written down in its place. */
export interface Draft<T> {
  /** What the form holds; null while it is closed. */
  readonly draft: T | null;
  readonly setDraft: (draft: T) => void;
  readonly close: () => void;
  /** Closes once it is kept. */
  readonly save: (change: FactChange) => void;
  /** Why the last attempt to save failed. */
  readonly error: Error | null;
  /** For the button that opens the form: it has the keyboard again afterwards. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

export function useDraft<T>(): Draft<T> {
  const { mutate, error, reset } = useFactChange();
  const [draft, setDraft] = useState<T | null>(null);
  const opener = useRefocus<HTMLButtonElement>(draft !== null);
  const close = (): void => {
    setDraft(null);
    reset();
  };
  return {
    draft,
    setDraft,
    close,
    save: (change) => {
      mutate(change, { onSuccess: close });
    },
    error,
    opener,
  };
}
