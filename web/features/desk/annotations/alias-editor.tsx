import { contestantKey } from "#core/model/contestant-key.ts";
import { ApiError } from "#web/api/api-error.ts";
import { focusOnMount } from "#web/components/focus-on-mount.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { AnnotationRow } from "./annotation-row.tsx";
import { useAnnotationDraft } from "./use-annotation-draft.ts";

interface AliasLineProps {
  /** Key of the contestant that is an alias of another one. */
  readonly contestant: string;
  readonly gameSlug: string;
}

/** Form that marks a contestant as an alias of another one of the same game, by its name. */
export function AliasEditor({ contestant, gameSlug }: AliasLineProps) {
  const { facts: messages } = useMessages("desk");
  const edit = useAnnotationDraft<string>();
  const { draft, setDraft, close, save, error } = edit;
  const name = messages.kinds.alias;
  const onSave = (): void => {
    const aliasName = (draft ?? "").trim();
    if (aliasName === "") {
      close();
      return;
    }
    const value = { key: contestantKey(gameSlug, aliasName), name: aliasName };
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
        ref={focusOnMount}
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
