import { useState } from "react";
import { type FactChange, useFactChange } from "#web/api/desk-annotations.ts";

/** The form of an annotation that is edited in place. */
export interface AnnotationDraft<T> {
  /** What the form holds; `null` while it is closed. */
  readonly draft: T | null;
  readonly setDraft: (draft: T) => void;
  readonly close: () => void;
  /** Closes the form once the change is stored. */
  readonly save: (change: FactChange) => void;
  /** Why the last attempt to save failed. */
  readonly error: Error | null;
}

/** Returns a closed form, and how to open, save and close it. */
export function useAnnotationDraft<T>(): AnnotationDraft<T> {
  const { mutate, error, reset } = useFactChange();
  const [draft, setDraft] = useState<T | null>(null);
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
  };
}
