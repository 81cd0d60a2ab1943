import type { AnnotationInput } from "#core/contract/annotation.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useAnnotationsAt } from "#web/api/desk-annotations.ts";
import { Input } from "#web/kit/controls/field.tsx";
import { focusOnMount } from "#web/kit/focus-on-mount.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { AnnotationRow, EnteredBy } from "./annotation-row.tsx";

/** Kinds whose value is one line of text. */
export type TextAnnotationKind = Exclude<
  Extract<AnnotationInput, { readonly value: string }>["kind"],
  "score-order"
>;

interface TextAnnotationEditorProps {
  readonly kind: TextAnnotationKind;
  readonly scope: string;
  /** Label of the annotation; by default the name of its kind. */
  readonly label?: string;
  /** Whether its form is open at first, with its text selected. */
  readonly isOpen?: boolean;
}

/** A one-line annotation: value, author, time, and buttons to change it and to undo. */
export function TextAnnotationEditor(props: TextAnnotationEditorProps) {
  const { kind, scope, label, isOpen = false } = props;
  const { facts: messages } = useMessages("desk");
  const stored = useAnnotationsAt(kind, [scope]);
  const [annotation] = stored;
  const name = label ?? messages.kinds[kind];
  const value = typeof annotation?.value === "string" ? annotation.value : "";
  return (
    <AnnotationRow
      name={name}
      kind={kind}
      isSet={value !== ""}
      stored={stored}
      initial={value}
      isOpenAtFirst={isOpen}
      value={
        value !== "" && (
          <>
            <bdi dir="auto" translate="no" className="strong">
              {value}
            </bdi>
            {annotation !== undefined && <EnteredBy {...annotation} />}
          </>
        )
      }
      onSave={(draft) => {
        const text = draft.trim();
        if (text === value) return [];
        if (text === "") return [{ action: "clear", place: { kind, scope } }];
        return [{ action: "write", fact: { kind, scope, value: text } }];
      }}
    >
      {(text, onText) => (
        <TextField label={name} placeholder="" isSelected={isOpen} {...{ text, onText }} />
      )}
    </AnnotationRow>
  );
}

interface AliasEditorProps {
  /** Key of the contestant that is an alias of another one. */
  readonly contestant: string;
  readonly gameSlug: string;
  /** Whether its form is open at first. */
  readonly isOpen?: boolean;
}

/** Form that marks a contestant as an alias of another one of the same game, by its name. */
export function AliasEditor({ contestant, gameSlug, isOpen = false }: AliasEditorProps) {
  const { facts: messages } = useMessages("desk");
  const name = messages.kinds.alias;
  return (
    <AnnotationRow
      name={name}
      isSet={false}
      initial=""
      isOpenAtFirst={isOpen}
      explain={(error) =>
        error instanceof ApiError && error.id === "bad-parameter" ? messages.aliasUnknown : null
      }
      onSave={(draft) => {
        const aliasName = draft.trim();
        if (aliasName === "") return [];
        const value = { key: contestantKey(gameSlug, aliasName), name: aliasName };
        return [{ action: "write", fact: { kind: "alias", scope: contestant, value } }];
      }}
    >
      {(text, onText) => (
        <TextField
          label={name}
          placeholder={messages.aliasHint}
          isSelected={false}
          {...{ text, onText }}
        />
      )}
    </AnnotationRow>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly placeholder: string;
  /** Whether the text is selected at first, so that typing replaces it. */
  readonly isSelected: boolean;
  readonly text: string;
  readonly onText: (text: string) => void;
}

function TextField({ label, placeholder, isSelected, text, onText }: TextFieldProps) {
  return (
    <Input
      ref={isSelected ? selectOnMount : focusOnMount}
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onText={onText}
    />
  );
}

function selectOnMount(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
