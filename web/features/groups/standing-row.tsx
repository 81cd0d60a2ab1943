import { formatHalves } from "#core/i18n/format-score.ts";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import type { StandingView } from "#core/contract/tournament.ts";
import { ContestantName } from "#web/components/contestant-name.tsx";
import { Flag } from "#web/components/flag.tsx";
import { RecentResultMarks } from "#web/components/form-marks.tsx";
import { Icon } from "#web/components/icon.tsx";
import { useStandingsMessages } from "#web/i18n/standings-messages.ts";
import type { StandingsTableColumn } from "./get-standings-columns.ts";
import styles from "./group-table.module.css";

interface StandingRowProps {
  readonly standing: StandingView;
  readonly columns: readonly StandingsTableColumn[];
}

/** Standing of a contestant. On phones a press expands the hidden columns. */
export function StandingRow({ standing, columns }: StandingRowProps) {
  const messages = useStandingsMessages();
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const { contestant, position, tied, wentTo, form } = standing;
  return (
    <>
      <tr className={styles["line"]}>
        <td className={styles["position"]} title={tied ? messages.tiedWith : undefined}>
          {position}
          {tied && "="}
        </td>
        <th scope="row" className={styles["who"]}>
          <span className={styles["contestant"]}>
            <Flag country={contestant.country} />
            <Link to="/contestants/$key" params={{ key: contestant.key }}>
              <ContestantName name={contestant.name} country={contestant.country} />
            </Link>
            {wentTo !== null && (
              <span className={styles["advancedTo"]} title={messages.wentTo(wentTo.code)}>
                → <span className={styles["advancedToCode"]}>{wentTo.code}</span>
              </span>
            )}
          </span>
        </th>
        {columns.map(({ name, always }) => (
          <td key={name} className={styles["figure"]} data-always={always} data-name={name}>
            {formatFigure(standing, name)}
          </td>
        ))}
        <td className={styles["form"]}>
          <RecentResultMarks results={form} />
        </td>
        <td className={styles["fold"]}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            <Icon name="caret-down" />
            <span className="visually-hidden">{messages.more}</span>
          </button>
        </td>
      </tr>
      <tr id={detailsId} className={styles["rest"]} hidden={!isOpen}>
        <td colSpan={columns.length + 2}>
          {columns
            .filter(({ always }) => !always)
            .map(({ name }) => `${messages[name].long} ${formatFigure(standing, name)}`)
            .join(" · ")}
          {wentTo !== null && ` · ${messages.wentTo(wentTo.code)}`}{" "}
          <RecentResultMarks results={form} />
        </td>
      </tr>
    </>
  );
}

/** Formats a number of a standing; a difference has a sign (U+2212 as minus). */
function formatFigure(standing: StandingView, name: StandingsTableColumn["name"]): string {
  const value = standing[name];
  if (name !== "difference" || value === 0) return formatHalves(value);
  return `${value > 0 ? "+" : "−"}${formatHalves(Math.abs(value))}`;
}
