import { useState } from "react";
import type { GroupView } from "#core/contract/tournament.ts";
import { parsePlacements, type ParsedPlacements } from "#core/groups/placement-presets.ts";
import type { DeskMessages } from "#core/i18n/en/desk.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { MAX_PLACEMENTS, MAX_RULE_POINTS } from "#core/lib/input-limits.ts";
import { useAnnotationsAt } from "#web/api/desk-annotations.ts";
import { AnnotationRow } from "./annotation-row.tsx";
import { formatPlacementPoints, isPlacementPoints } from "./format-annotation.ts";
import { PlacementFields } from "./placement-fields.tsx";
import { EMPTY_DRAFT, createPlacementDraft, type PlacementDraft } from "./placement-draft.ts";
import { UndoAnnotationButton } from "./undo-annotation-button.tsx";
import { useAnnotationDraft } from "./use-annotation-draft.ts";
import styles from "./facts.module.css";

interface PlacementPointsEditorProps {
  /** Groups that get the same points; each gets the deductions of its own contestants. */
  readonly groups: readonly GroupView[];
}

/** Points per placement of groups of races, editable by staff: preset, kills, best-of, deductions. */
export function PlacementPointsEditor({ groups }: PlacementPointsEditorProps) {
  const { facts: messages } = useMessages("desk");
  const kind = "placement-points";
  const scopes = groups.map(({ site, id }) => `${site}/${id}`);
  const facts = useAnnotationsAt(kind, scopes);
  const edit = useAnnotationDraft<PlacementDraft>();
  const [problem, setProblem] = useState<string | null>(null);
  const { draft, setDraft, close, save } = edit;
  const values = facts.map(({ value }) => value).filter(isPlacementPoints);
  const [first] = values;
  const stated =
    first === undefined
      ? null
      : { ...first, deductions: values.flatMap(({ deductions }) => deductions) };
  const texts = new Set(
    values.map((value) => formatPlacementPoints({ ...value, deductions: [] }, messages)),
  );
  const isSame = texts.size === 1 && values.length === groups.length;
  const undoScopes = facts.map(({ scope }) => scope);
  const name = messages.kinds[kind];
  const onSave = (): void => {
    if (draft === null) return;
    if (!draft.hasPoints) {
      if (stated === null) close();
      else save(undoScopes.map((scope) => ({ action: "clear", place: { kind, scope } })));
      return;
    }
    const parsed = parsePlacements(draft.placements);
    setProblem(describeProblem(parsed, messages));
    if (parsed.problem !== null) return;
    const value = {
      placements: [...parsed.placements],
      perKill: Number(draft.perKill),
      deduct: draft.deduct,
      bestOf: draft.bestOf === "" ? null : Number(draft.bestOf),
      deductions: draft.deductions.map(({ contestant, name: of, points }) => ({
        contestant,
        name: of,
        points: Number(points),
      })),
    };
    save(
      groups.map(({ site, id, standings }) => {
        const own = new Set(standings.map(({ contestant }) => contestant.key));
        const deductions = value.deductions.filter(({ contestant }) => own.has(contestant));
        const fact = { kind, scope: `${site}/${id}`, value: { ...value, deductions } } as const;
        return { action: "write", fact };
      }),
    );
  };
  return (
    <AnnotationRow
      name={name}
      isSet
      edit={edit}
      initial={stated === null ? EMPTY_DRAFT : createPlacementDraft(stated)}
      failure={problem}
      value={
        <span className={styles["value"]}>
          {stated !== null && (isSame ? formatPlacementPoints(stated, messages) : messages.differs)}
          {stated === null && messages.placement.none}
        </span>
      }
      after={
        facts.length > 0 && <UndoAnnotationButton kind={kind} scope={undoScopes} name={name} />
      }
      onSave={onSave}
    >
      {draft !== null && (
        <PlacementFields
          draft={draft}
          contestants={groups.flatMap(({ standings }) =>
            standings.map(({ contestant }) => contestant),
          )}
          onDraft={(changed) => {
            setProblem(null);
            setDraft(changed);
          }}
        />
      )}
    </AnnotationRow>
  );
}

/** Returns why the typed points cannot be used, and what to enter; `null` if they can. */
function describeProblem(
  parsed: ParsedPlacements,
  { placement }: DeskMessages["facts"],
): string | null {
  switch (parsed.problem) {
    case "none":
      return placement.missing;
    case "too-many":
      return placement.tooMany(MAX_PLACEMENTS);
    case "no-points":
      return placement.invalid(parsed.word, MAX_RULE_POINTS);
    case null:
      return null;
  }
}
