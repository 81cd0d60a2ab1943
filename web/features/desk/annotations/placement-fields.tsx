import type { AnnotationValues } from "#core/desk/annotation.ts";
import {
  parsePlacements,
  PLACEMENT_PRESETS,
  type PlacementPreset,
} from "#core/groups/placement-presets.ts";
import { formatHalves } from "#core/i18n/format-score.ts";
import {
  MAX_DEDUCTED_POINTS,
  MAX_DEDUCTIONS,
  MAX_PLACEMENTS,
  MAX_RULE_POINTS,
} from "#core/lib/input-limits.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Checkbox, Field, Input } from "#web/kit/controls/field.tsx";
import { Row } from "#web/kit/layout.tsx";
import { Select } from "#web/kit/select.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./placement-fields.module.css";
import type { ContestantRef } from "#core/model/contestant.ts";

/** Placement points in the form, as typed. */
export interface PlacementDraft {
  /** False if the group is ranked by the sum of its scores. */
  readonly hasPoints: boolean;
  /** Such as "25 18 15". */
  readonly placements: string;
  readonly perKill: string;
  /** "" if all matches count. */
  readonly bestOf: string;
  readonly deduct: boolean;
  readonly deductions: readonly DeductionDraft[];
}

interface DeductionDraft {
  /** Key of the contestant. */
  readonly contestant: string;
  readonly name: string;
  readonly points: string;
}

/** The form of a group without placement points. */
export const EMPTY_DRAFT: PlacementDraft = {
  hasPoints: false,
  placements: "",
  perKill: "0",
  bestOf: "",
  deduct: true,
  deductions: [],
};

interface PlacementFieldsProps {
  readonly draft: PlacementDraft;
  /** The contestants of the group. */
  readonly contestants: readonly ContestantRef[];
  readonly onDraft: (draft: PlacementDraft) => void;
}

/** Values of the select of presets that are no preset. */
const NONE = "";
const CUSTOM = "custom";

/** Returns the form of the placement points that staff entered. */
export function createPlacementDraft(stated: AnnotationValues["placement-points"]): PlacementDraft {
  return {
    hasPoints: true,
    placements: stated.placements.join(" "),
    perKill: String(stated.perKill),
    bestOf: stated.bestOf === null ? "" : String(stated.bestOf),
    deduct: stated.deduct,
    deductions: stated.deductions.map((one) => ({ ...one, points: String(one.points) })),
  };
}

/** Returns the preset that the form contains; `null` if it contains other points. */
export function findPresetOf({ placements, perKill }: PlacementDraft): PlacementPreset | null {
  const typed = parsePlacements(placements).placements?.join(" ");
  const isTyped = (preset: PlacementPreset): boolean =>
    preset.placements.join(" ") === typed && preset.perKill === Number(perKill);
  return PLACEMENT_PRESETS.find(isTyped) ?? null;
}

/** Fields of placement points: a preset or other points, what else counts, deductions. */
export function PlacementFields({ draft, contestants, onDraft }: PlacementFieldsProps) {
  const { placement } = useMessages("desk").annotations;
  const set = (change: Partial<PlacementDraft>): void => {
    onDraft({ ...draft, ...change });
  };
  return (
    <Row wrap className={styles["fields"]}>
      <PresetSelect draft={draft} onDraft={onDraft} />
      {draft.hasPoints && (
        <>
          <Field label={placement.points} className={styles["wide"]}>
            <Input
              value={draft.placements}
              inputMode="decimal"
              autoComplete="off"
              placeholder="25 18 15"
              onText={(placements) => set({ placements })}
            />
          </Field>
          <Field label={placement.perKill}>
            <Input
              type="number"
              required
              min={0}
              max={MAX_RULE_POINTS}
              step="any"
              value={draft.perKill}
              onText={(perKill) => set({ perKill })}
            />
          </Field>
          <Field label={placement.bestOf}>
            <Input
              type="number"
              min={1}
              max={MAX_PLACEMENTS}
              placeholder={placement.all}
              value={draft.bestOf}
              onText={(bestOf) => set({ bestOf })}
            />
          </Field>
          <Checkbox isChecked={draft.deduct} onCheck={(deduct) => set({ deduct })}>
            {placement.deduct}
          </Checkbox>
          <DeductionFields
            deductions={draft.deductions}
            contestants={contestants}
            onDeductions={(deductions) => set({ deductions })}
          />
        </>
      )}
    </Row>
  );
}

/** Select of presets; the sum of scores and other points are options of it. */
function PresetSelect({ draft, onDraft }: Omit<PlacementFieldsProps, "contestants">) {
  const { placement } = useMessages("desk").annotations;
  return (
    <Select
      look="labelled"
      label={placement.preset}
      value={draft.hasPoints ? (findPresetOf(draft)?.id ?? CUSTOM) : NONE}
      options={[
        { value: NONE, label: placement.none },
        ...PLACEMENT_PRESETS.map(({ id, name, placements, perKill }) => ({
          value: id,
          label:
            name ?? `${placements.join(" ")} + ${placement.killSummary(formatHalves(perKill))}`,
        })),
        { value: CUSTOM, label: placement.custom },
      ]}
      onChange={(value) => {
        const preset = PLACEMENT_PRESETS.find(({ id }) => id === value);
        onDraft({
          ...draft,
          hasPoints: value !== NONE,
          // "Other points" begins without points, so that it differs from every preset.
          placements: preset?.placements.join(" ") ?? "",
          perKill: String(preset?.perKill ?? 0),
        });
      }}
    />
  );
}

interface DeductionFieldsProps extends Pick<PlacementFieldsProps, "contestants"> {
  readonly deductions: readonly DeductionDraft[];
  readonly onDeductions: (deductions: readonly DeductionDraft[]) => void;
}

/** Deductions from the total points of contestants, with buttons to add and remove them. */
function DeductionFields({ deductions, contestants, onDeductions }: DeductionFieldsProps) {
  const { placement } = useMessages("desk").annotations;
  const { words } = useMessages("common");
  const { points: pointsHead } = useMessages("standings");
  const [first] = contestants;
  return (
    <fieldset className={styles["wide"]}>
      <legend className="text-small tone-faint">{placement.deductions}</legend>
      {deductions.map((deduction, index) => {
        const { contestant, name, points } = deduction;
        const isListed = contestants.some(({ key }) => key === contestant);
        const replace = (change: Partial<DeductionDraft>): void => {
          onDeductions(deductions.with(index, { ...deduction, ...change }));
        };
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a contestant may have several
          <Row as="p" key={index}>
            <Select
              label={words.contestant}
              value={contestant}
              options={[
                ...(isListed ? [] : [{ value: contestant, label: name }]),
                ...contestants.map((one) => ({ value: one.key, label: one.name })),
              ]}
              onChange={(key) => {
                const chosen = contestants.find((one) => one.key === key);
                if (chosen !== undefined) replace({ contestant: chosen.key, name: chosen.name });
              }}
            />
            <Input
              type="number"
              aria-label={pointsHead.long}
              required
              min={0}
              max={MAX_DEDUCTED_POINTS}
              step="any"
              value={points}
              onText={(text) => replace({ points: text })}
            />
            <Button
              look="icon"
              aria-label={placement.remove(name)}
              onClick={() => onDeductions(deductions.toSpliced(index, 1))}
            >
              <Icon name="x" />
            </Button>
          </Row>
        );
      })}
      {first !== undefined && deductions.length < MAX_DEDUCTIONS && (
        <Button
          look="link"
          onClick={() => {
            onDeductions([...deductions, { contestant: first.key, name: first.name, points: "" }]);
          }}
        >
          {placement.add}
        </Button>
      )}
    </fieldset>
  );
}
