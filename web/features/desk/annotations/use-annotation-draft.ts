import { useState } from "react";
import { type AnnotationChange, useChangeAnnotation } from "#web/api/desk-annotations.ts";

/** The form of an annotation that is edited in place. */
export interface AnnotationDraft<T> {
  /** Value in the form; `null` while it is closed. */
  readonly draft: T | null;
  readonly setDraft: (draft: T) => void;
  readonly close: () => void;
  /** Stores changes and then closes the form. */
  readonly save: (changes: AnnotationChange | readonly AnnotationChange[]) => void;
  /** Error of the last attempt to save; `null` if there was none. */
  readonly error: Error | null;
}

/** Returns the state of an edit form, closed at first, and functions to open, save and close it. */
export function useAnnotationDraft<T>(): AnnotationDraft<T> {
  const { mutate, error, reset } = useChangeAnnotation();
  const [draft, setDraft] = useState<T | null>(null);
  const close = (): void => {
    setDraft(null);
    reset();
  };
  return {
    draft,
    setDraft,
    close,
    save: (changes) => {
      mutate(changes, { onSuccess: close });
    },
    error,
  };
}
