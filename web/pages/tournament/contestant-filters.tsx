import { changeSearch } from "#web/routing/navigate.ts";
import { useSearch } from "#web/routing/routing.tsx";
import { FindField } from "#web/kit/find-field.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { Select } from "#web/kit/select.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import type { ContestantLine } from "./contestant-lines.ts";
import { CONTESTANT_ORDERS } from "./contestants-search.ts";
import toggle from "#web/kit/toggle.module.css";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import styles from "./contestant-filters.module.css";

interface ContestantFiltersProps {
  readonly lines: readonly ContestantLine[];
  readonly isOver: boolean;
  /** Whether the table draws forms, which the key explains. */
  readonly hasForm: boolean;
}

/** Text, order and followed contestants only. */
export function ContestantFilters({ lines, isOver, hasForm }: ContestantFiltersProps) {
  const { filter } = useMessages("common");
  const { list } = useMessages("contestant");
  const search = useSearch({ from: "/tournaments/$site/$slug/contestants" });
  const keys = usePreferences().contestants;
  const followed = lines.filter(({ contestant }) => keys.includes(contestant.key)).length;
  const isPhone = useMediaQuery("(width < 720px)");
  const hasSeeds = lines.some(({ seed }) => seed !== null);
  const orders = CONTESTANT_ORDERS.filter((order) => order !== "seed" || hasSeeds);
  return (
    <search className={styles["filters"]} aria-label={filter.label}>
      <FindField
        label={list.find}
        text={search.q}
        onFind={(q) => {
          changeSearch({ q });
        }}
      />
      <Select
        label={list.order}
        value={search.order}
        options={["" as const, ...orders].map((value) => ({
          value,
          label: list.orders[value === "" ? (isOver ? "placement" : "next") : value],
        }))}
        onChange={(chosen) => {
          changeSearch({ order: orders.find((order) => order === chosen) ?? "" });
        }}
      />
      {(followed > 0 || search.followed !== "") && (
        <button
          type="button"
          className={toggle["toggle"]}
          aria-pressed={search.followed !== ""}
          onClick={() => {
            changeSearch({ followed: search.followed === "" ? "1" : "" });
          }}
        >
          <Icon name="star-fill" />
          <span className={isPhone ? "visually-hidden" : undefined}>{list.followed}</span>{" "}
          {followed}
        </button>
      )}
      {hasForm && <span className={styles["key"]}>{list.formKey}</span>}
    </search>
  );
}
