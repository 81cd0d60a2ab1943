import { useDeskFact } from "#web/api/desk-facts.ts";
import { sayFailure } from "#web/api/say-failure.ts";
import { useVenue } from "#web/api/venue.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import { FactForm } from "./fact-form.tsx";
import { FactMenu } from "./fact-menu.tsx";
import { takeFocus } from "#web/components/take-focus.ts";
import { useDraft } from "./use-draft.ts";
import styles from "./facts.module.css";

/** Minutes that pass before "not started" is said, while nobody says otherwise. */
const USUAL = 10;
const MOST = 240;

/** @param scope A tournament's `SITE/SLUG`, or "" for all that say nothing else. */
export function GraceLine({ scope }: { readonly scope: string }) {
  const { facts: messages } = useDeskMessages();
  const venue = useVenue();
  const kind = "grace-minutes";
  const fact = useDeskFact({ kind, scope });
  const all = useMessages();
  const { draft, setDraft, close, save, error, opener } = useDraft<number>();
  const value = typeof fact?.value === "number" ? fact.value : null;
  const name = messages.kinds[kind];
  const onSave = (): void => {
    save({ action: "write", fact: { kind, scope, value: draft ?? USUAL } });
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
                {messages.who(fact.who, venue.when(Date.parse(fact.at)))}
              </span>
            )}
            <button
              ref={opener}
              type="button"
              className={styles["quiet"]}
              aria-label={`${messages.change}: ${name}`}
              onClick={() => {
                setDraft(value ?? USUAL);
              }}
            >
              {messages.change}
            </button>
            {fact !== undefined && <FactMenu kind={kind} scope={scope} name={name} />}
          </p>
        ) : (
          <FactForm failure={sayFailure(error, all)} onSave={onSave} onCancel={close}>
            <input
              ref={takeFocus}
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
          </FactForm>
        )}
      </dd>
    </div>
  );
}
