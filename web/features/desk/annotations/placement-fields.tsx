import { PLACEMENT_PRESETS } from "#core/groups/placement-presets.ts";
import { formatHalves } from "#core/i18n/format-score.ts";
import {
  MAX_DEDUCTED_POINTS,
  MAX_DEDUCTIONS,
  MAX_PLACEMENTS,
  MAX_RULE_POINTS,
} from "#core/lib/input-limits.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Icon } from "#web/kit/icon.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { findPresetOf, type DeductionDraft, type PlacementDraft } from "./placement-draft.ts";
import styles from "./placement-fields.module.css";
import type { ContestantRef } from "#core/model/contestant.ts";

interface PlacementFieldsProps {
  readonly draft: PlacementDraft;
  /** The contestants of the group. */
  readonly contestants: readonly ContestantRef[];
  readonly onDraft: (draft: PlacementDraft) => void;
}

/** Values of the select of presets that are no preset. */
const NONE = "";
const CUSTOM = "custom";

/** Fields of placement points: a preset or other points, what else counts, deductions. */
export function PlacementFields({ draft, contestants, onDraft }: PlacementFieldsProps) {
  const { placement } = useMessages("desk").facts;
  const set = (change: Partial<PlacementDraft>): void => {
    onDraft({ ...draft, ...change });
  };
  return (
    <div className={styles["fields"]}>
      <PresetSelect draft={draft} onDraft={onDraft} />
      {draft.hasPoints && (
        <>
          <label className={styles["wide"]}>
            {placement.points}
            <input
              value={draft.placements}
              inputMode="decimal"
              autoComplete="off"
              placeholder="25 18 15"
              onChange={({ target }) => {
                set({ placements: target.value });
              }}
            />
          </label>
          <label>
            {placement.perKill}
            <input
              type="number"
              required
              min={0}
              max={MAX_RULE_POINTS}
              step="any"
              value={draft.perKill}
              onChange={({ target }) => {
                set({ perKill: target.value });
              }}
            />
          </label>
          <label>
            {placement.bestOf}
            <input
              type="number"
              min={1}
              max={MAX_PLACEMENTS}
              placeholder={placement.all}
              value={draft.bestOf}
              onChange={({ target }) => {
                set({ bestOf: target.value });
              }}
            />
          </label>
          <label className={styles["check"]}>
            <input
              type="checkbox"
              checked={draft.deduct}
              onChange={({ target }) => {
                set({ deduct: target.checked });
              }}
            />
            {placement.deduct}
          </label>
          <DeductionFields
            deductions={draft.deductions}
            contestants={contestants}
            onDeductions={(deductions) => {
              set({ deductions });
            }}
          />
        </>
      )}
    </div>
  );
}

/** Select of presets; the sum of scores and other points are options of it. */
function PresetSelect({ draft, onDraft }: Omit<PlacementFieldsProps, "contestants">) {
  const { placement } = useMessages("desk").facts;
  return (
    <label>
      {placement.preset}
      <select
        value={draft.hasPoints ? (findPresetOf(draft)?.id ?? CUSTOM) : NONE}
        onChange={({ target }) => {
          const preset = PLACEMENT_PRESETS.find(({ id }) => id === target.value);
          onDraft({
            ...draft,
            hasPoints: target.value !== NONE,
            // "Other points" begins without points, so that it differs from every preset.
            placements: preset?.placements.join(" ") ?? "",
            perKill: String(preset?.perKill ?? 0),
          });
        }}
      >
        <option value={NONE}>{placement.none}</option>
        {PLACEMENT_PRESETS.map(({ id, name, placements, perKill }) => (
          <option key={id} value={id}>
            {name ?? `${placements.join(" ")} + ${placement.killSummary(formatHalves(perKill))}`}
          </option>
        ))}
        <option value={CUSTOM}>{placement.custom}</option>
      </select>
    </label>
  );
}

interface DeductionFieldsProps extends Pick<PlacementFieldsProps, "contestants"> {
  readonly deductions: readonly DeductionDraft[];
  readonly onDeductions: (deductions: readonly DeductionDraft[]) => void;
}

/** Deductions from the total points of contestants, with buttons to add and remove them. */
function DeductionFields({ deductions, contestants, onDeductions }: DeductionFieldsProps) {
  const { placement } = useMessages("desk").facts;
  const [first] = contestants;
  return (
    <fieldset className={styles["deductions"]}>
      <legend>{placement.deductions}</legend>
      {deductions.map((deduction, index) => {
        const { contestant, name, points } = deduction;
        const isListed = contestants.some(({ key }) => key === contestant);
        const replace = (change: Partial<DeductionDraft>): void => {
          onDeductions(deductions.with(index, { ...deduction, ...change }));
        };
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a contestant may have several
          <p key={index} className={styles["deduction"]}>
            <select
              aria-label={placement.contestant}
              value={contestant}
              onChange={({ target }) => {
                const chosen = contestants.find(({ key }) => key === target.value);
                if (chosen !== undefined) replace({ contestant: chosen.key, name: chosen.name });
              }}
            >
              {!isListed && <option value={contestant}>{name}</option>}
              {contestants.map((one) => (
                <option key={one.key} value={one.key}>
                  {one.name}
                </option>
              ))}
            </select>
            <input
              type="number"
              aria-label={placement.deducted}
              required
              min={0}
              max={MAX_DEDUCTED_POINTS}
              step="any"
              value={points}
              onChange={({ target }) => {
                replace({ points: target.value });
              }}
            />
            <button
              type="button"
              className={styles["quiet"]}
              aria-label={placement.remove(name)}
              onClick={() => {
                onDeductions(deductions.toSpliced(index, 1));
              }}
            >
              <Icon name="x" />
            </button>
          </p>
        );
      })}
      {first !== undefined && deductions.length < MAX_DEDUCTIONS && (
        <button
          type="button"
          className={joinClassNames(styles["quiet"], styles["add"])}
          onClick={() => {
            onDeductions([...deductions, { contestant: first.key, name: first.name, points: "" }]);
          }}
        >
          {placement.add}
        </button>
      )}
    </fieldset>
  );
}
