import { MAX_ADVANCING, MAX_GRACE_MINUTES, MAX_SWISS_ROUNDS } from "#core/lib/input-limits.ts";
import { DEFAULT_GRACE_MINUTES } from "#core/match/status.ts";
import { useAnnotationsAt } from "#web/api/desk-annotations.ts";
import { Input } from "#web/kit/controls/field.tsx";
import { focusOnMount } from "#web/kit/focus-on-mount.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { AnnotationRow, EnteredBy } from "./annotation-row.tsx";

/** Numbers that staff may enter, the one that is offered first, and whether it applies until then. */
const NUMBERS = {
  advancing: { initial: 2, min: 1, max: MAX_ADVANCING, isDefault: false },
  "swiss-rounds": { initial: 5, min: 1, max: MAX_SWISS_ROUNDS, isDefault: false },
  "grace-minutes": {
    initial: DEFAULT_GRACE_MINUTES,
    min: 0,
    max: MAX_GRACE_MINUTES,
    isDefault: true,
  },
} as const;

interface NumberAnnotationEditorProps {
  readonly kind: keyof typeof NUMBERS;
  /**
   * Groups that get the same number; `SITE/SLUG` of a tournament for its grace period before "not
   * started", "" for the default of all tournaments.
   */
  readonly scopes: readonly string[];
}

/** A number that is the same at all these scopes, with a button to change it. */
export function NumberAnnotationEditor({ kind, scopes }: NumberAnnotationEditorProps) {
  const { facts: messages } = useMessages("desk");
  const stored = useAnnotationsAt(kind, scopes);
  const { initial, min, max, isDefault } = NUMBERS[kind];
  const [first] = stored;
  const entered = typeof first?.value === "number" ? first.value : null;
  const value = entered ?? (isDefault ? initial : null);
  const isSame =
    entered === null ||
    (stored.length === scopes.length && stored.every((fact) => fact.value === entered));
  const name = messages.kinds[kind];
  return (
    <AnnotationRow
      name={name}
      isSet={value !== null}
      stored={stored}
      initial={value ?? initial}
      value={
        value !== null && (
          <>
            <span className="strong">{isSame ? value : messages.differs}</span>
            {isDefault && first !== undefined && <EnteredBy {...first} />}
          </>
        )
      }
      onSave={(draft) =>
        scopes.map((scope) => ({ action: "write", fact: { kind, scope, value: draft } }))
      }
    >
      {(draft, setDraft) => (
        <Input
          ref={isDefault ? focusOnMount : null}
          type="number"
          required
          min={min}
          max={max}
          aria-label={name}
          value={Number.isNaN(draft) ? "" : draft}
          onText={(text) => setDraft(text === "" ? Number.NaN : Number(text))}
        />
      )}
    </AnnotationRow>
  );
}
