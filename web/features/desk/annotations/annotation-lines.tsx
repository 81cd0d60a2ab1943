import { FactLine, type TextKind } from "./annotation-line.tsx";
import { GraceLine } from "./grace-line.tsx";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import styles from "./facts.module.css";

interface DeskFactsProps {
  /** What is written down here, in this order. */
  readonly kinds: readonly TextKind[];
  readonly scope: string;
  /** Also the minutes before "not started" is said. */
  readonly grace?: boolean;
}

/** What staff write down of one thing, where it is shown. */
export function AnnotationLines({ kinds, scope, grace = false }: DeskFactsProps) {
  const { facts: messages } = useDeskMessages();
  return (
    <section aria-label={messages.title}>
      <h3 className={styles["heading"]}>{messages.staff}</h3>
      <dl className={styles["facts"]}>
        {kinds.map((kind) => (
          <FactLine key={kind} kind={kind} scope={scope} />
        ))}
        {grace && <GraceLine scope={scope} />}
      </dl>
    </section>
  );
}
