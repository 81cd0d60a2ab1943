import { AliasEditor } from "./alias-editor.tsx";
import { TextAnnotationEditor } from "./text-annotation-editor.tsx";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import styles from "./facts.module.css";

interface ContestantDeskProps {
  readonly contestant: string;
  readonly gameSlug: string;
}

/** Short name and alias of a contestant, editable by staff; folded until opened. */
export function ContestantAnnotationEditors({ contestant, gameSlug }: ContestantDeskProps) {
  const { facts: messages } = useDeskMessages();
  return (
    <details className={styles["folded"]}>
      <summary>{messages.staff}</summary>
      <dl className={styles["facts"]}>
        <TextAnnotationEditor kind="short-name" scope={contestant} />
        <AliasEditor contestant={contestant} gameSlug={gameSlug} />
      </dl>
    </details>
  );
}
