import { contestantKey } from "#core/model/contestant-key.ts";
import { ApiError } from "#web/api/api-error.ts";
import { sayFailure } from "#web/api/say-failure.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import { FactForm } from "./fact-form.tsx";
import { takeFocus } from "#web/components/take-focus.ts";
import { useDraft } from "./use-draft.ts";
import styles from "./facts.module.css";

interface AliasLineProps {
  /** Key of the contestant who is really another one. */
  readonly contestant: string;
  readonly gameSlug: string;
}

/** Says that a contestant is the same as another one of their game, by the other one's name. */
export function AliasLine({ contestant, gameSlug }: AliasLineProps) {
  const { facts: messages } = useDeskMessages();
  const all = useMessages();
  const { draft, setDraft, close, save, error, opener } = useDraft<string>();
  const name = messages.kinds.alias;
  const onSave = (): void => {
    const said = (draft ?? "").trim();
    if (said === "") {
      close();
      return;
    }
    const value = { key: contestantKey(gameSlug, said), name: said };
    const fact = { kind: "alias", scope: contestant, value } as const;
    save({ action: "write", fact });
  };
  const isUnknown = error instanceof ApiError && error.id === "bad-parameter";
  return (
    <div className={styles["fact"]}>
      <dt>{name}</dt>
      <dd>
        {draft === null ? (
          <button
            ref={opener}
            type="button"
            className={styles["quiet"]}
            aria-label={`${messages.set}: ${name}`}
            onClick={() => {
              setDraft("");
            }}
          >
            {messages.set}
          </button>
        ) : (
          <FactForm
            failure={isUnknown ? messages.aliasUnknown : sayFailure(error, all)}
            onSave={onSave}
            onCancel={close}
          >
            <input
              ref={takeFocus}
              aria-label={name}
              placeholder={messages.aliasHint}
              value={draft}
              onChange={({ target }) => {
                setDraft(target.value);
              }}
            />
          </FactForm>
        )}
      </dd>
    </div>
  );
}
