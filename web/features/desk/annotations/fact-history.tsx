import { useState } from "react";
import type { DeskFactPlace } from "#core/contract/desk-fact.ts";
import { useFactHistory } from "#web/api/desk-facts.ts";
import { useDeskWords } from "#web/i18n/desk-words.ts";
import { EnteredBy } from "./annotation-row.tsx";
import { sayFact } from "./say-fact.ts";
import styles from "./facts.module.css";

/** What stood there before, asked for when it is opened. */
export function FactHistory(place: DeskFactPlace) {
  const { facts: words } = useDeskWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary className={styles["who"]}>{words.history}</summary>
      {isOpen && <Written {...place} />}
    </details>
  );
}

function Written(place: DeskFactPlace) {
  const { facts: words } = useDeskWords();
  const { data } = useFactHistory(place);
  return (
    <ol>
      {data?.written.slice(1).map((fact) => (
        <li key={fact.at}>
          <bdi dir="auto">{sayFact(fact, words)}</bdi> <EnteredBy {...fact} />
        </li>
      ))}
    </ol>
  );
}
