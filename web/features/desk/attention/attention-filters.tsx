import type { Ref } from "react";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import thumb from "#web/kit/controls/thumb-bar.module.css";
import { Button } from "#web/kit/controls/button.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { Key } from "#web/kit/key-hints.tsx";
import { changeSearch } from "#web/routing/navigate.ts";
import { Select } from "#web/kit/select.tsx";
import { ActButton } from "#web/features/desk/parts.tsx";
import { FilterSelect } from "#web/features/desk/filter-select.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { type AttentionFilter, getItemTournament } from "./attention-groups.ts";
import type { OpenClaimForm } from "./claim-dialog.tsx";
import type { AttentionListState } from "./use-attention-list.ts";
import type { ClaimActions } from "./use-claim-actions.ts";
import { useMyAttentionItems } from "./use-my-attention-items.ts";
import styles from "./attention-filters.module.css";

interface AttentionFiltersProps {
  readonly filter: AttentionFilter;
  readonly ref: Ref<HTMLDivElement>;
}

/** Filters of the list and its order; each option with its number of items. */
export function AttentionFilters({ filter, ref }: AttentionFiltersProps) {
  const { list, mark } = useMessages("desk");
  const { words } = useMessages("common");
  const { all } = useMyAttentionItems();
  const { kind, tournament, severity, order } = filter;
  const isSet = `${kind}${tournament}${severity}${order}` !== "";
  const severities = new Map<string, string>(Object.entries(list.severities));
  const rows = {
    kind: all.map(({ reason }) => ({ value: reason.kind, name: mark[reason.kind] })),
    tournament: all.map((item) => ({
      value: getItemTournament(item),
      name: item.place.tournament?.title ?? "",
    })),
    severity: all.map((item) => ({ value: item.severity, name: list.severities[item.severity] })),
  };
  return (
    <div
      className={joinClassNames("row wrap", styles["filters"])}
      ref={ref}
      data-filtered={isSet || undefined}
    >
      {(["kind", "tournament", "severity"] as const).map((name) => (
        <FilterSelect
          key={name}
          label={{ ...words, ...list }[name]}
          value={filter[name]}
          rows={rows[name]}
          name={name === "severity" ? severities.get(severity) : undefined}
          onChange={(value) => changeSearch({ [name]: value })}
        />
      ))}
      <Select
        look="labelled"
        label={words.order}
        value={order}
        options={[
          { value: "", label: list.byUrgency },
          { value: "age", label: list.byAge },
        ]}
        onChange={(next) => changeSearch({ order: next === "age" ? next : "" })}
      />
    </div>
  );
}

interface SelectionBarProps {
  readonly state: AttentionListState;
  readonly actions: ClaimActions;
  readonly openForm: OpenClaimForm;
}

/** Actions on the ticked rows; nothing while none is ticked. */
export function SelectionBar({ state, actions, openForm }: SelectionBarProps) {
  const { list, claim } = useMessages("desk");
  const { ticked, targets, clear, afterAct } = state;
  if (ticked.size === 0) return null;
  const count = targets.length;
  return (
    <fieldset
      className={joinClassNames("row", thumb["bar"], thumb["raised"])}
      aria-label={list.selected(count)}
    >
      <span className="text-small tone-soft">{list.selected(count)}</span>
      <ActButton
        look="ink"
        data-action="take"
        onAct={({ detail }) =>
          actions.change(targets, { action: "take" }, { onDone: afterAct(detail === 0) })
        }
      >
        {list.count(claim.take, count)} <Key table="desk" effect="take" />
      </ActButton>
      {(["hand-over", "snooze"] as const).map((kind) => (
        <Button key={kind} data-action={kind} onClick={() => openForm(kind)}>
          {claim[kind]} <Key table="desk" effect={kind} />
        </Button>
      ))}
      <Button onClick={clear} aria-label={list.clear}>
        <Icon name="x" />
      </Button>
    </fieldset>
  );
}
