import type { AnnotationView } from "#core/contract/annotation.ts";
import { describeFailure } from "#web/api/describe-failure.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { EditInPlace, type EditInPlaceProps } from "#web/components/edit-in-place.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import type { AnnotationDraft } from "./use-annotation-draft.ts";
import styles from "./facts.module.css";

interface AnnotationRowProps<T> extends Pick<
  EditInPlaceProps,
  "value" | "after" | "onSave" | "children"
> {
  readonly name: string;
  readonly kind?: string;
  /** Whether the annotation has a value. */
  readonly isSet: boolean;
  readonly edit: AnnotationDraft<T>;
  /** Initial value of the form when it opens. */
  readonly initial: T;
  /** Why the last attempt to save failed, if the error itself does not explain it. */
  readonly failure?: string | null;
}

/** An annotation's name, its value, and the form that changes it in place. */
export function AnnotationRow<T>(props: AnnotationRowProps<T>) {
  const { name, kind, isSet, edit, initial, failure = null, ...editProps } = props;
  const { facts: messages } = useMessages("desk");
  const all = useFirstPageMessages();
  const action = isSet ? messages.change : messages.set;
  return (
    <div className={styles["fact"]} data-annotation={kind}>
      <dt>{name}</dt>
      <dd>
        <EditInPlace
          {...editProps}
          action={action}
          label={`${action}: ${name}`}
          isOpen={edit.draft !== null}
          onOpen={() => {
            edit.setDraft(initial);
          }}
          onCancel={edit.close}
          failure={failure ?? describeFailure(edit.error, all)}
          messages={messages}
        />
      </dd>
    </div>
  );
}

/** Who entered an annotation, and when. */
export function EnteredBy({ who, at }: Pick<AnnotationView, "who" | "at">) {
  const { facts: messages } = useMessages("desk");
  const venue = useVenueFormat();
  return <span className={styles["author"]}>{messages.who(who, venue.when(Date.parse(at)))}</span>;
}
