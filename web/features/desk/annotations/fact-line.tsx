import type { DeskFactInput } from "#core/contract/desk-fact.ts";
import { useDeskFact } from "#web/api/desk-facts.ts";
import { sayFailure } from "#web/api/say-failure.ts";
import { useVenue } from "#web/api/venue.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import { FactForm } from "./fact-form.tsx";
import { takeFocus } from "#web/components/take-focus.ts";
import { FactMenu } from "./fact-menu.tsx";
import { useDraft } from "./use-draft.ts";
import styles from "./facts.module.css";

/** Kinds whose value is one line of text. */
export type TextKind = Extract<DeskFactInput, { readonly value: string }>["kind"];

interface FactLineProps {
  readonly kind: TextKind;
  readonly scope: string;
  /** What it is called here; the usual name of its kind without. */
  readonly label?: string;
  /** What the field proposes while nothing is written down. */
  readonly placeholder?: string;
}

/** One line that staff write down in place: what stands, who wrote it and when, change and undo. */
export function FactLine({ kind, scope, label, placeholder = "" }: FactLineProps) {
  const { facts: messages } = useDeskMessages();
  const venue = useVenue();
  const fact = useDeskFact({ kind, scope });
  const all = useMessages();
  const { draft, setDraft, close, save, error, opener } = useDraft<string>();
  const name = label ?? messages.kinds[kind];
  const value = typeof fact?.value === "string" ? fact.value : "";
  const onSave = (): void => {
    const text = (draft ?? "").trim();
    if (text === value) {
      close();
      return;
    }
    save(
      text === ""
        ? { action: "clear", place: { kind, scope } }
        : { action: "write", fact: { kind, scope, value: text } },
    );
  };
  return (
    <div className={styles["fact"]}>
      <dt>{name}</dt>
      <dd>
        {draft === null ? (
          <p className={styles["value"]}>
            {value !== "" && (
              <>
                <bdi dir="auto" className={styles["said"]}>
                  {value}
                </bdi>
                {fact !== undefined && (
                  <span className={styles["who"]}>
                    {messages.who(fact.who, venue.when(Date.parse(fact.at)))}
                  </span>
                )}
              </>
            )}
            <button
              ref={opener}
              type="button"
              className={styles["quiet"]}
              aria-label={`${value === "" ? messages.set : messages.change}: ${name}`}
              onClick={() => {
                setDraft(value);
              }}
            >
              {value === "" ? messages.set : messages.change}
            </button>
            {fact !== undefined && <FactMenu kind={kind} scope={scope} name={name} />}
          </p>
        ) : (
          <FactForm failure={sayFailure(error, all)} onSave={onSave} onCancel={close}>
            <input
              ref={takeFocus}
              aria-label={name}
              placeholder={placeholder}
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
