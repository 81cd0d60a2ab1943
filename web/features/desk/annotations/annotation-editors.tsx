import { useMessages } from "#web/i18n/use-messages.ts";
import { NumberAnnotationEditor } from "./number-annotation-editor.tsx";
import { ScoreOrderEditor } from "./score-order-editor.tsx";
import { AliasEditor, TextAnnotationEditor } from "./text-annotation-editor.tsx";
import facts from "#web/kit/facts/facts.module.css";
import { Fold } from "#web/kit/fold.tsx";
import { Text } from "#web/kit/text.tsx";
import styles from "./facts.module.css";

/** Annotations of a tournament, editable in place. `scope`: `SITE/SLUG`. */
export function TournamentAnnotationEditors({ scope }: { readonly scope: string }) {
  const { facts: messages } = useMessages("desk");
  return (
    <section aria-label={messages.title} data-screen-only>
      <Text as="h3" type="minor" className={styles["heading"]}>
        {messages.staff}
      </Text>
      <dl className={facts["facts"]}>
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
    <Fold title={messages.staff} className={styles["folded"]} data-screen-only>
      <dl className={facts["facts"]}>
        <TextAnnotationEditor kind="short-name" scope={props.contestant} />
        <AliasEditor {...props} />
      </dl>
    </Fold>
  );
}
