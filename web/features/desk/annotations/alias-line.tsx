import { contestantKey } from "#core/model/contestant-key.ts";
import { ApiError } from "#web/api/api-error.ts";
import { takeFocus } from "#web/components/focus-on-mount.ts";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import { AnnotationRow } from "./annotation-row.tsx";
import { useAnnotationDraft } from "./use-annotation-draft.ts";

interface AliasLineProps {
  /** Key of the contestant who is really another one. */
  readonly contestant: string;
  readonly gameSlug: string;
}

/** Says that a contestant is the same as another one of their game, by the other one's name. */
export function AliasLine({ contestant, gameSlug }: AliasLineProps) {
  const { facts: messages } = useDeskMessages();
  const edit = useAnnotationDraft<string>();
  const { draft, setDraft, close, save, error } = edit;
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
    <AnnotationRow
      name={name}
      isSet={false}
      edit={edit}
      initial=""
      failure={isUnknown ? messages.aliasUnknown : null}
      onSave={onSave}
    >
      <input
        ref={takeFocus}
        aria-label={name}
        placeholder={messages.aliasHint}
        value={draft ?? ""}
        onChange={({ target }) => {
          setDraft(target.value);
        }}
      />
    </AnnotationRow>
  );
}
