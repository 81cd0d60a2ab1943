import { useMessages } from "#web/i18n/use-messages.ts";
import { NumberAnnotationEditor } from "./number-annotation-editor.tsx";
import { ScoreOrderEditor } from "./score-order-editor.tsx";
import { AliasEditor, TextAnnotationEditor } from "./text-annotation-editor.tsx";
import styles from "./facts.module.css";

/** Annotations of a tournament, editable in place. `scope`: `SITE/SLUG`. */
export function TournamentAnnotationEditors({ scope }: { readonly scope: string }) {
  const { facts: messages } = useMessages("desk");
  return (
    <section aria-label={messages.title}>
      <h3 className={styles["heading"]}>{messages.staff}</h3>
      <dl className={styles["facts"]}>
        <TextAnnotationEditor kind="stream-link" scope={scope} />
        <TextAnnotationEditor kind="venue-zone" scope={scope} />
        <ScoreOrderEditor scope={scope} />
        <NumberAnnotationEditor kind="grace-minutes" scopes={[scope]} />
      </dl>
    </section>
  );
}

interface ContestantAnnotationEditorsProps {
  readonly contestant: string;
  readonly gameSlug: string;
}

/** Short name and alias of a contestant, editable by staff; folded until opened. */
export function ContestantAnnotationEditors(props: ContestantAnnotationEditorsProps) {
  const { facts: messages } = useMessages("desk");
  return (
    <details className={styles["folded"]} data-screen-only>
      <summary>{messages.staff}</summary>
      <dl className={styles["facts"]}>
        <TextAnnotationEditor kind="short-name" scope={props.contestant} />
        <AliasEditor {...props} />
      </dl>
    </details>
  );
}
