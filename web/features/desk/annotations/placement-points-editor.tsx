import type { PageMessages } from "#core/i18n/en/index.ts";
import type { GroupView } from "#core/contract/tournament.ts";
import { parsePlacements, type ParsedPlacements } from "#core/groups/placement-presets.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { MAX_PLACEMENTS, MAX_RULE_POINTS } from "#core/lib/input-limits.ts";
import { type AnnotationChange, useAnnotationsAt } from "#web/api/desk-annotations.ts";
import { AnnotationRow } from "./annotation-row.tsx";
import { formatPlacementPoints, isPlacementPoints } from "./format-annotation.ts";
import {
  createPlacementDraft,
  EMPTY_DRAFT,
  type PlacementDraft,
  PlacementFields,
} from "./placement-fields.tsx";

interface PlacementPointsEditorProps {
  /** Groups that get the same points; each gets the deductions of its own contestants. */
  readonly groups: readonly GroupView[];
}

/** Points per placement of groups of races, editable by staff: preset, kills, best-of, deductions. */
export function PlacementPointsEditor({ groups }: PlacementPointsEditorProps) {
  const { annotations: messages } = useMessages("desk");
  const kind = "placement-points";
  const scopes = groups.map(({ site, id }) => `${site}/${id}`);
  const stored = useAnnotationsAt(kind, scopes);
  const values = stored.map(({ value }) => value).filter(isPlacementPoints);
  const [first] = values;
  const stated = first && { ...first, deductions: values.flatMap(({ deductions }) => deductions) };
  const texts = new Set(
    values.map((value) => formatPlacementPoints({ ...value, deductions: [] }, messages)),
  );
  const isSame = texts.size === 1 && values.length === groups.length;
  const onSave = (draft: PlacementDraft): readonly AnnotationChange[] | string => {
    if (!draft.hasPoints)
      return stored.map(({ scope }) => ({ action: "clear", place: { kind, scope } }));
    const parsed = parsePlacements(draft.placements);
    if (parsed.problem !== null) return describeProblem(parsed, messages);
    const value = {
      placements: parsed.placements,
      perKill: Number(draft.perKill),
      deduct: draft.deduct,
      bestOf: draft.bestOf === "" ? null : Number(draft.bestOf),
    };
    return groups.map(({ site, id, standings }) => {
      const own = new Set(standings.map(({ contestant }) => contestant.key));
      const deductions = draft.deductions
        .filter(({ contestant }) => own.has(contestant))
        .map(({ contestant, name, points }) => ({ contestant, name, points: Number(points) }));
      const annotation = { kind, scope: `${site}/${id}`, value: { ...value, deductions } } as const;
      return { action: "write", annotation };
    });
  };
  return (
    <AnnotationRow
      name={messages.kinds[kind]}
      isSet
      stored={stored}
      initial={stated ? createPlacementDraft(stated) : EMPTY_DRAFT}
      value={
        <span className="strong">
          {stated && (isSame ? formatPlacementPoints(stated, messages) : messages.differs)}
          {!stated && messages.placement.none}
        </span>
      }
      onSave={onSave}
    >
      {(draft, onDraft) => (
        <PlacementFields
          draft={draft}
          contestants={groups.flatMap(({ standings }) =>
            standings.map(({ contestant }) => contestant),
          )}
          onDraft={onDraft}
        />
      )}
    </AnnotationRow>
  );
}

/** Returns why the typed points cannot be used, and what to enter. */
function describeProblem(
  parsed: Exclude<ParsedPlacements, { readonly problem: null }>,
  { placement }: PageMessages["desk"]["annotations"],
): string {
  switch (parsed.problem) {
    case "none":
      return placement.missing;
    case "too-many":
      return placement.tooMany(MAX_PLACEMENTS);
    case "no-points":
      return placement.invalid(parsed.word, MAX_RULE_POINTS);
  }
}
