import { type FormEvent, useState } from "react";
import { useDeskFact, useFactChange } from "#web/api/desk-facts.ts";
import { useVenue } from "#web/api/venue.ts";
import { useDeskWords } from "./desk-words.ts";
import { FactMenu } from "./fact-menu.tsx";
import styles from "./facts.module.css";

/** Minutes that pass before "not started" is said, while nobody says otherwise. */
const USUAL = 10;
const MOST = 240;

/** @param scope A tournament's `SITE/SLUG`, or "" for all that say nothing else. */
export function GraceLine({ scope }: { readonly scope: string }) {
  const { facts: words } = useDeskWords();
  const venue = useVenue();
  const kind = "grace-minutes";
  const fact = useDeskFact({ kind, scope });
  const { mutate } = useFactChange();
  const [draft, setDraft] = useState<number | null>(null);
  const value = typeof fact?.value === "number" ? fact.value : null;
  const name = words.kinds[kind];
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const minutes = draft ?? USUAL;
    setDraft(null);
    mutate({ action: "write", fact: { kind, scope, value: minutes } });
  };
  return (
    <div className={styles["fact"]}>
      <dt>{name}</dt>
      <dd>
        {draft === null ? (
          <p className={styles["value"]}>
            <span className={styles["said"]}>{value ?? USUAL}</span>
            {fact !== undefined && (
              <span className={styles["who"]}>
                {words.who(fact.who, venue.time(Date.parse(fact.at)))}
              </span>
            )}
            <button
              type="button"
              className={styles["quiet"]}
              aria-label={`${words.change}: ${name}`}
              onClick={() => {
                setDraft(value ?? USUAL);
              }}
            >
              {words.change}
            </button>
            {fact !== undefined && <FactMenu kind={kind} scope={scope} name={name} />}
          </p>
        ) : (
          <form className={styles["form"]} onSubmit={save}>
            <input
              type="number"
              aria-label={name}
              min={0}
              max={MOST}
              required
              value={draft}
              onChange={({ target }) => {
                setDraft(target.valueAsNumber);
              }}
            />
            <button type="submit" className={styles["ink"]}>
              {words.save}
            </button>
            <button
              type="button"
              className={styles["quiet"]}
              onClick={() => {
                setDraft(null);
              }}
            >
              {words.cancel}
            </button>
          </form>
        )}
      </dd>
    </div>
  );
}
