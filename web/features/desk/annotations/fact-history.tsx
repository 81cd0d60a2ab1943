import { useState } from "react";
import type { DeskFactPlace } from "#core/contract/desk-fact.ts";
import { useFactHistory } from "#web/api/desk-facts.ts";
import { useVenue } from "#web/api/venue.ts";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import { sayFact } from "./say-fact.ts";
import styles from "./facts.module.css";

/** What stood there before, asked for when it is opened. */
export function FactHistory(place: DeskFactPlace) {
  const { facts: messages } = useDeskMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary className={styles["who"]}>{messages.history}</summary>
      {isOpen && <Written {...place} />}
    </details>
  );
}

function Written(place: DeskFactPlace) {
  const { facts: messages } = useDeskMessages();
  const venue = useVenue();
  const { data } = useFactHistory(place);
  return (
    <ol>
      {data?.written.slice(1).map((fact) => (
        <li key={fact.at}>
          <bdi dir="auto">{sayFact(fact, messages)}</bdi>{" "}
          <span className={styles["who"]}>
            {messages.who(fact.who, venue.when(Date.parse(fact.at)))}
          </span>
        </li>
      ))}
    </ol>
  );
}
