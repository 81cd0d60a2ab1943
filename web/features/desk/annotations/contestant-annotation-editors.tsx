import { AliasEditor } from "./alias-editor.tsx";
import { TextAnnotationEditor } from "./text-annotation-editor.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./facts.module.css";

interface ContestantDeskProps {
  readonly contestant: string;
  readonly gameSlug: string;
}

/** Short name and alias of a contestant, editable by staff; folded until opened. */
export function ContestantAnnotationEditors({ contestant, gameSlug }: ContestantDeskProps) {
  const { facts: messages } = useMessages("desk");
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
