import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import type { StandingView } from "#core/contract/tournament.ts";
import { ContestantName } from "#web/components/contestant-name.tsx";
import { Flag } from "#web/components/flag.tsx";
import { FormMarks } from "#web/components/form-marks.tsx";
import { Icon } from "#web/components/icon.tsx";
import { useStandingsMessages } from "#web/i18n/standings-messages.ts";
import type { Column } from "./columns-of.ts";
import styles from "./group-table.module.css";

interface StandingRowProps {
  readonly standing: StandingView;
  readonly columns: readonly Column[];
}

/** A contestant's line; on a phone a press unfolds the figures that have no room. */
export function StandingRow({ standing, columns }: StandingRowProps) {
  const messages = useStandingsMessages();
  const [open, setOpen] = useState(false);
  const rest = useId();
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
              <span className={styles["wentTo"]} title={messages.wentTo(wentTo.code)}>
                → <span className={styles["wentToCode"]}>{wentTo.code}</span>
              </span>
            )}
          </span>
        </th>
        {columns.map(({ name, always }) => (
          <td key={name} className={styles["figure"]} data-always={always} data-name={name}>
            {figure(standing, name)}
          </td>
        ))}
        <td className={styles["form"]}>
          <FormMarks results={form} />
        </td>
        <td className={styles["fold"]}>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={rest}
            onClick={() => {
              setOpen(!open);
            }}
          >
            <Icon name="caret-down" />
            <span className="visually-hidden">{messages.more}</span>
          </button>
        </td>
      </tr>
      <tr id={rest} className={styles["rest"]} hidden={!open}>
        <td colSpan={columns.length + 2}>
          {columns
            .filter(({ always }) => !always)
            .map(({ name }) => `${messages[name].long} ${figure(standing, name)}`)
            .join(" · ")}
          {wentTo !== null && ` · ${messages.wentTo(wentTo.code)}`} <FormMarks results={form} />
        </td>
      </tr>
    </>
  );
}

/** A difference always has its sign; the minus is a minus. */
function figure(standing: StandingView, name: Column["name"]): string {
  const value = standing[name];
  if (name !== "difference" || value === 0) return String(value);
  return value > 0 ? `+${value}` : `−${-value}`;
}
