import type { Ref } from "react";
import { Icon } from "#web/components/icon.tsx";
import { Key } from "#web/components/key-hints.tsx";
import { Select } from "#web/components/select.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { type AttentionFilter, countItemsBy, getItemTournament } from "./attention-groups.ts";
import type { ClaimFormKind } from "./claim-dialog.tsx";
import type { AttentionListState } from "./use-attention-list.ts";
import { useMyAttentionItems } from "./use-my-attention-items.ts";
import styles from "./attention-filters.module.css";

interface AttentionFiltersProps {
  readonly filter: AttentionFilter;
  readonly onFilter: (change: Partial<AttentionFilter>) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** Filters of the list and its order; each option with its number of items. */
export function AttentionFilters({ filter, onFilter, ref }: AttentionFiltersProps) {
  const { list, mark } = useMessages("desk");
  const { all } = useMyAttentionItems();
  const titles = new Map(
    all.map((item) => [getItemTournament(item), item.place.tournament?.title ?? ""]),
  );
  const names = new Map<string, string>(all.map(({ reason: { kind } }) => [kind, mark[kind]]));
  const isSet = `${filter.kind}${filter.tournament}${filter.severity}${filter.order}` !== "";
  const severities = countItemsBy(all, ({ severity }) => severity);
  return (
    <div className={styles["filters"]} ref={ref} data-filtered={isSet || undefined}>
      <Filter
        label={list.kind}
        value={filter.kind}
        counts={countItemsBy(all, ({ reason }) => reason.kind)}
        nameOf={(kind) => names.get(kind) ?? kind}
        onChange={(kind) => {
          onFilter({ kind });
        }}
      />
      <Filter
        label={list.tournament}
        value={filter.tournament}
        counts={countItemsBy(all, getItemTournament)}
        nameOf={(key) => titles.get(key) ?? key}
        onChange={(tournament) => {
          onFilter({ tournament });
        }}
      />
      <Filter
        label={list.severity}
        value={filter.severity}
        counts={severities}
        nameOf={(severity) => new Map(Object.entries(list.severities)).get(severity) ?? severity}
        onChange={(severity) => {
          onFilter({ severity });
        }}
      />
      <Select
        look="labelled"
        label={list.order}
        value={filter.order}
        options={[
          { value: "", label: list.byUrgency },
          { value: "age", label: list.byAge },
        ]}
        onChange={(order) => {
          onFilter({ order: order === "age" ? order : "" });
        }}
      />
    </div>
  );
}

interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly counts: readonly (readonly [key: string, count: number])[];
  readonly nameOf: (key: string) => string;
  readonly onChange: (value: string) => void;
}

function Filter({ label, value, counts, nameOf, onChange }: FilterProps) {
  const { list } = useMessages("desk");
  const options = counts.map(([key, count]) => ({ value: key, label: `${nameOf(key)} ${count}` }));
  // A filter of the address can have no items any more.
  const isGone = value !== "" && counts.every(([key]) => key !== value);
  return (
    <Select
      look="labelled"
      label={label}
      value={value}
      options={[
        { value: "", label: list.all(counts.length) },
        ...options,
        ...(isGone ? [{ value, label: `${nameOf(value)} 0` }] : []),
      ]}
      onChange={onChange}
    />
  );
}

interface SelectionBarProps {
  readonly state: AttentionListState;
  readonly onClaim: () => void;
  readonly onForm: (kind: ClaimFormKind) => void;
}

/** Actions on the ticked rows; nothing while none is ticked. */
export function SelectionBar({ state, onClaim, onForm }: SelectionBarProps) {
  const { list, claim } = useMessages("desk");
  const { ticked, targets, clear } = state;
  if (ticked.size === 0) return null;
  const count = targets.length;
  return (
    <fieldset className={styles["selection"]} aria-label={list.selected(count)}>
      <span className={styles["count"]}>{list.selected(count)}</span>
      <button type="button" className={styles["ink"]} data-action="take" onClick={onClaim}>
        {list.count(claim.take, count)} <Key name="C" />
      </button>
      {(["hand-over", "snooze"] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles["button"]}
          data-action={kind}
          onClick={() => {
            onForm(kind);
          }}
        >
          {kind === "snooze" ? claim.snooze : claim.handOver}{" "}
          <Key name={kind === "snooze" ? "S" : "H"} />
        </button>
      ))}
      <button type="button" className={styles["clear"]} onClick={clear} aria-label={list.clear}>
        <span>{list.clear}</span>
        <Icon name="x" />
      </button>
    </fieldset>
  );
}
