import { TextAnnotationEditor, type TextAnnotationKind } from "./text-annotation-editor.tsx";
import { GracePeriodEditor } from "./grace-period-editor.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./facts.module.css";

interface AnnotationLinesProps {
  /** Kinds of annotations to show, in this order. */
  readonly kinds: readonly TextAnnotationKind[];
  readonly scope: string;
  /** Whether to show the grace period before "not started" too. */
  readonly grace?: boolean;
}

/** Annotations of one match or tournament, editable in place. */
export function AnnotationEditors({ kinds, scope, grace = false }: AnnotationLinesProps) {
  const { facts: messages } = useMessages("desk");
  return (
    <section aria-label={messages.title}>
      <h3 className={styles["heading"]}>{messages.staff}</h3>
      <dl className={styles["facts"]}>
        {kinds.map((kind) => (
          <TextAnnotationEditor key={kind} kind={kind} scope={scope} />
        ))}
        {grace && <GracePeriodEditor scope={scope} />}
      </dl>
    </section>
  );
}
