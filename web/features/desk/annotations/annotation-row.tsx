import { type ReactNode, useState } from "react";
import type { AnnotationKeyView, AnnotationView } from "#core/contract/annotation.ts";
import {
  type AnnotationChange,
  useAnnotationHistory,
  useChangeAnnotation,
  useGetNewestAct,
} from "#web/api/desk-annotations.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useActFailure } from "#web/features/desk/staff-acts/describe-staff-act.ts";
import { EditInPlace } from "#web/kit/edit-in-place.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { UndoAnnotationButton } from "#web/features/desk/staff-acts/staff-act-entry.tsx";
import { formatAnnotation } from "./format-annotation.ts";
import { Record } from "#web/kit/record/record.tsx";
import { Fact } from "#web/kit/facts/facts.tsx";

interface AnnotationRowProps<T> {
  readonly name: string;
  readonly kind?: string;
  /** Shown while the form is closed. */
  readonly value?: ReactNode;
  /** Whether the annotation has a value. */
  readonly isSet: boolean;
  /** Annotations whose latest change can be undone here. */
  readonly stored?: readonly AnnotationKeyView[];
  /** Content of the form when it opens. */
  readonly initial: T;
  /** Whether the form is open without a press of its button. */
  readonly isOpenAtFirst?: boolean;
  /** Returns the changes to store, none to close the form only, or why it cannot be stored. */
  readonly onSave: (draft: T) => readonly AnnotationChange[] | string;
  /** Explains an error that does not explain itself; `null` for other ones. */
  readonly explain?: (error: Error | null) => string | null;
  /** Returns the fields of the form. */
  readonly children: (draft: T, setDraft: (draft: T) => void) => ReactNode;
}

/** An annotation's name, its value, and the form that changes it in place. */
export function AnnotationRow<T>(props: AnnotationRowProps<T>) {
  const { name, kind, value, isSet, stored = [], initial, onSave, explain, children } = props;
  const { annotations: messages } = useMessages("desk");
  const { draft, setDraft, close, save, error, failure } = useAnnotationDraft(
    props.isOpenAtFirst === true ? initial : null,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const action = isSet ? messages.change : messages.set;
  const change = (next: T): void => {
    setProblem(null);
    setDraft(next);
  };
  return (
    <Fact name={name} kind={kind}>
      <EditInPlace
        value={value}
        action={action}
        label={`${action}: ${name}`}
        after={stored.length > 0 && <UndoAnnotationButton annotations={stored} name={name} />}
        isOpen={draft !== null}
        onOpen={() => change(initial)}
        onSave={() => {
          if (draft === null) return;
          const changes = onSave(draft);
          setProblem(typeof changes === "string" ? changes : null);
          if (typeof changes !== "string") save(changes);
        }}
        onCancel={close}
        failure={problem ?? explain?.(error) ?? failure}
        save={messages.save}
      >
        {draft !== null && children(draft, change)}
      </EditInPlace>
    </Fact>
  );
}

/** Who entered an annotation, and when. */
export function EnteredBy({ who, at }: Pick<AnnotationView, "who" | "at">) {
  const { annotations: messages } = useMessages("desk");
  const venue = useVenueFormat();
  return (
    <span className="text-small tone-faint">{messages.who(who, venue.when(Date.parse(at)))}</span>
  );
}

/** Earlier values of an annotation, fetched when the list is opened. */
export function AnnotationHistoryList(location: AnnotationKeyView) {
  const { annotations: messages } = useMessages("desk");
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useAnnotationHistory(location, isOpen);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="text-small tone-faint">{messages.history}</summary>
      {isOpen && (
        <ol>
          {data?.written.slice(1).map((written) => (
            <Record
              key={written.at}
              form="act"
              data-long
              text={<bdi dir="auto">{formatAnnotation(written, messages)}</bdi>}
              who={<EnteredBy {...written} />}
            />
          ))}
        </ol>
      )}
    </details>
  );
}

/**
 * Returns the state of an edit form, which is open at first if it has an initial value, and
 * functions to open, save and close it.
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
