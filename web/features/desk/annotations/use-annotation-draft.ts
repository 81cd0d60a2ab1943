import { useState } from "react";
import {
  type AnnotationChange,
  useChangeAnnotation,
  useGetNewestAct,
} from "#web/api/desk-annotations.ts";
import { useActFailure } from "#web/features/desk/staff-acts/use-describe-acts.ts";

/**
 * Returns the state of an edit form, and functions to open, save and close it.
 *
 * @param initial Value in the form at first; `null` if it is closed then.
 */
export function useAnnotationDraft<T>(initial: T | null = null) {
  const { mutate, error, reset } = useChangeAnnotation();
  const failure = useActFailure(error);
  const [draft, setDraft] = useState(initial);
  const getNewestAct = useGetNewestAct();
  /** Newest act that the viewer had seen when they opened the form. */
  const [seen, setSeen] = useState(getNewestAct);
  const close = (): void => {
    setDraft(null);
    reset();
  };
  return {
    /** Value in the form; `null` while it is closed. */
    draft,
    setDraft: (next: T) => {
      if (draft === null) setSeen(getNewestAct());
      setDraft(next);
    },
    close,
    /** Stores changes, if there are any, and then closes the form. */
    save: (changes: readonly AnnotationChange[]) => {
      if (changes.length === 0) close();
      else
        mutate(
          changes.map((change) => Object.assign({ seen }, change)),
          { onSuccess: close },
        );
    },
    /** Error of the last attempt to save, and a sentence about it; `null` if there was none. */
    error,
    failure,
  };
}
