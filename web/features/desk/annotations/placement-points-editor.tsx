import { useState } from "react";
import type { GroupView } from "#core/contract/tournament.ts";
import { parsePlacements, type ParsedPlacements } from "#core/groups/placement-presets.ts";
import type { DeskMessages } from "#core/i18n/en/desk.ts";
import { MAX_PLACEMENTS, MAX_RULE_POINTS } from "#core/lib/input-limits.ts";
import { useAnnotation } from "#web/api/desk-annotations.ts";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import { AnnotationRow } from "./annotation-row.tsx";
import { formatPlacementPoints, isPlacementPoints } from "./format-annotation.ts";
import { PlacementFields } from "./placement-fields.tsx";
import { EMPTY_DRAFT, createPlacementDraft, type PlacementDraft } from "./placement-draft.ts";
import { UndoAnnotationButton } from "./undo-annotation-button.tsx";
import { useAnnotationDraft } from "./use-annotation-draft.ts";
import styles from "./facts.module.css";

/** Points per placement of a group of races, editable by staff: preset, kills, best-of, deductions. */
export function PlacementPointsEditor({ group }: { readonly group: GroupView }) {
  const { facts: messages } = useDeskMessages();
  const kind = "placement-points";
  const scope = `${group.site}/${group.id}`;
  const fact = useAnnotation({ kind, scope });
  const edit = useAnnotationDraft<PlacementDraft>();
  const [problem, setProblem] = useState<string | null>(null);
  const { draft, setDraft, close, save } = edit;
  const stated = isPlacementPoints(fact?.value) ? fact.value : null;
  const name = messages.kinds[kind];
  const onSave = (): void => {
    if (draft === null) return;
    if (!draft.hasPoints) {
      if (stated === null) close();
      else save({ action: "clear", place: { kind, scope } });
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
    save({ action: "write", fact: { kind, scope, value } });
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
          {stated === null ? messages.placement.none : formatPlacementPoints(stated, messages)}
        </span>
      }
      after={fact !== undefined && <UndoAnnotationButton kind={kind} scope={scope} name={name} />}
      onSave={onSave}
    >
      {draft !== null && (
        <PlacementFields
          draft={draft}
          contestants={group.standings.map(({ contestant }) => contestant)}
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
