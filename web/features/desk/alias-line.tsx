import { type FormEvent, useState } from "react";
import { contestantKey } from "#core/model/contestant-key.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useFactChange } from "#web/api/desk-facts.ts";
import { useDeskWords } from "./desk-words.ts";
import { takeFocus } from "./take-focus.ts";
import styles from "./facts.module.css";

interface AliasLineProps {
  /** Key of the contestant who is really another one. */
  readonly contestant: string;
  readonly gameSlug: string;
}

/** Says that a contestant is the same as another one of their game, by the other one's name. */
export function AliasLine({ contestant, gameSlug }: AliasLineProps) {
  const { facts: words } = useDeskWords();
  const { mutate, error } = useFactChange();
  const [draft, setDraft] = useState<string | null>(null);
  const name = words.kinds.alias;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const said = (draft ?? "").trim();
    setDraft(null);
    if (said === "") return;
    const value = { key: contestantKey(gameSlug, said), name: said };
    mutate({ action: "write", fact: { kind: "alias", scope: contestant, value } });
  };
  return (
    <div className={styles["fact"]}>
      <dt>{name}</dt>
      <dd>
        {draft === null ? (
          <button
            type="button"
            className={styles["quiet"]}
            aria-label={`${words.set}: ${name}`}
            onClick={() => {
              setDraft("");
            }}
          >
            {words.set}
          </button>
        ) : (
          <form className={styles["form"]} onSubmit={save}>
            <input
              ref={takeFocus}
              aria-label={name}
              placeholder={words.aliasHint}
              value={draft}
              onChange={({ target }) => {
                setDraft(target.value);
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
        {error !== null && (
          <p className={styles["failure"]} role="alert">
            {error instanceof ApiError ? words.aliasUnknown : ""}
          </p>
        )}
      </dd>
    </div>
  );
}
