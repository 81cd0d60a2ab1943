import { useId } from "react";
import type { AnnotationInput } from "#core/contract/annotation.ts";
import type { SearchableNames } from "#core/contract/names.ts";
import { foldName } from "#core/lib/text.ts";
import { MAX_ADVANCING, MAX_GRACE_MINUTES, MAX_SWISS_ROUNDS } from "#core/lib/input-limits.ts";
import { DEFAULT_GRACE_MINUTES } from "#core/match/status.ts";
import { SCORE_ORDERS } from "#core/model/score-orders.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useAnnotationsAt } from "#web/api/desk-annotations.ts";
import { useSearchableNames } from "#web/api/names.ts";
import { Name } from "#web/features/desk/parts.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { Input } from "#web/kit/controls/field.tsx";
import { focusOnMount } from "#web/kit/focus-on-mount.ts";
import { Fold } from "#web/kit/fold.tsx";
import { Select } from "#web/kit/select.tsx";
import { Text } from "#web/kit/text.tsx";
import { AnnotationRow, EnteredBy } from "./annotation-row.tsx";
import { formatAnnotation } from "./format-annotation.ts";
import { Facts } from "#web/kit/facts/facts.tsx";
import styles from "./annotations.module.css";

/** Kinds whose form is one field: a text, a number, or a choice. */
type FieldKind =
  | Extract<AnnotationInput, { readonly value: string | number }>["kind"]
  | "score-order"
  | "alias";

/** Limits of numbers, and the one that is offered first. */
const NUMBERS = new Map<FieldKind, { initial: number; min: number; max: number }>([
  ["advancing", { initial: 2, min: 1, max: MAX_ADVANCING }],
  ["swiss-rounds", { initial: 5, min: 1, max: MAX_SWISS_ROUNDS }],
  ["grace-minutes", { initial: DEFAULT_GRACE_MINUTES, min: 0, max: MAX_GRACE_MINUTES }],
]);

interface AnnotationFieldProps {
  readonly kind: FieldKind;
  /** Several if all get the same value. */
  readonly scopes: readonly string[];
  /** Name of the annotation; by default that of its kind. */
  readonly label?: string;
  /** Whether its form is open at first, with its text selected. */
  readonly isOpen?: boolean;
}

/** An annotation of one field: value, author, time, and buttons to change it and to undo. */
export function AnnotationField(props: AnnotationFieldProps) {
  const { kind, scopes, label, isOpen = false } = props;
  const { annotations: messages } = useMessages("desk");
  // A contestant may have several former names, which are on the page of the annotations.
  const stored = useAnnotationsAt(kind, kind === "alias" ? [] : scopes);
  const [first] = stored;
  const others = useOthersOfGame(kind === "alias" ? (scopes[0] ?? "") : "");
  const offered = useId();
  const limits = NUMBERS.get(kind);
  const isDefault = kind === "grace-minutes";
  const entered = typeof first?.value === "number" ? String(first.value) : first?.value;
  const unset = isDefault ? String(DEFAULT_GRACE_MINUTES) : "";
  const value = typeof entered === "string" ? entered : unset;
  const isSame =
    first === undefined ||
    (stored.length === scopes.length && stored.every((one) => one.value === first.value));
  const name = label ?? messages.kinds[kind];
  const shown = formatAnnotation({ kind, value }, messages);
  return (
    <AnnotationRow
      name={name}
      kind={kind}
      isSet={value !== ""}
      stored={stored}
      initial={value || String(limits?.initial ?? (kind === "score-order" ? "highest" : ""))}
      isOpenAtFirst={isOpen}
      value={
        value !== "" && (
          <>
            <Name className="strong">{isSame ? shown : messages.differs}</Name>
            {first !== undefined && (limits === undefined || isDefault) && <EnteredBy {...first} />}
          </>
        )
      }
      explain={(error) =>
        kind === "alias" && error instanceof ApiError && error.id === "bad-parameter"
          ? messages.aliasUnknown
          : null
      }
      onSave={(draft) => {
        const text = draft.trim();
        // A number that applies without an entry is stored with its author when it is saved.
        if (text === value && limits === undefined && kind !== "score-order") return [];
        return scopes.map((scope) =>
          text === ""
            ? { action: "clear", place: { kind, scope } }
            : { action: "write", annotation: createAnnotation(kind, scope, text, others) },
        );
      }}
    >
      {(draft, setDraft) =>
        kind === "score-order" ? (
          <Select
            label={name}
            value={draft}
            options={SCORE_ORDERS.map((order) => ({
              value: order,
              label: messages.scoreOrders[order],
            }))}
            onChange={setDraft}
          />
        ) : (
          <>
            <Input
              {...(limits && { type: "number", required: true, min: limits.min, max: limits.max })}
              ref={isOpen && kind !== "alias" ? selectOnMount : focusOnMount}
              aria-label={name}
              placeholder={kind === "alias" ? messages.aliasHint : ""}
              list={kind === "alias" ? offered : undefined}
              value={draft}
              onText={setDraft}
            />
            {kind === "alias" && (
              <datalist id={offered}>
                {others.map(([key, each]) => (
                  <option key={key}>{each}</option>
                ))}
              </datalist>
            )}
          </>
        )
      }
    </AnnotationRow>
  );
}

/** Returns key and name of the other contestants of a contestant's game; none for "". */
function useOthersOfGame(contestant: string): SearchableNames["contestants"] {
  const { contestants = [] } = useSearchableNames(contestant !== "").data ?? {};
  const game = contestants.find(([key]) => key === contestant)?.[3];
  return contestants.filter(([key, , , own]) => own === game && key !== contestant);
}

/** @param others Contestants that an alias may name. */
function createAnnotation(
  kind: FieldKind,
  scope: string,
  text: string,
  others: SearchableNames["contestants"],
): AnnotationInput {
  switch (kind) {
    case "advancing":
    case "swiss-rounds":
    case "grace-minutes":
      return { kind, scope, value: Number(text) };
    case "score-order":
      return { kind, scope, value: SCORE_ORDERS.find((order) => order === text) ?? "highest" };
    case "alias": {
      const known = others.find(([, name]) => foldName(name) === foldName(text));
      // The server rejects a name that is not known.
      return { kind, scope, value: { key: known?.[0] ?? text, name: text } };
    }
    case "group-name":
    case "link-template":
    case "note":
    case "short-name":
    case "station":
    case "stream-link":
    case "venue-zone":
    case "wall-message":
      return { kind, scope, value: text };
  }
}

function selectOnMount(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Annotations of a tournament, editable in place. `scope`: `SITE/SLUG`. */
export function TournamentAnnotationEditors({ scope }: { readonly scope: string }) {
  const { pages } = useMessages("desk");
  const { staff } = useMessages("common").words;
  return (
    <section aria-label={pages.annotations} data-screen-only>
      <Text as="h3" type="minor" className={styles["heading"]}>
        {staff}
      </Text>
      <Facts>
        {(["stream-link", "venue-zone", "score-order", "grace-minutes"] as const).map((kind) => (
          <AnnotationField key={kind} kind={kind} scopes={[scope]} />
        ))}
      </Facts>
    </section>
  );
}

/** Short name and alias of a contestant, editable by staff; folded until opened. */
export function ContestantAnnotationEditors({ contestant }: { readonly contestant: string }) {
  const { staff } = useMessages("common").words;
  return (
    <Fold title={staff} className={styles["folded"]} data-screen-only>
      <Facts>
        <AnnotationField kind="short-name" scopes={[contestant]} />
        <AnnotationField kind="alias" scopes={[contestant]} />
      </Facts>
    </Fold>
  );
}
