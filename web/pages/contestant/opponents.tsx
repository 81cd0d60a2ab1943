import { Link } from "@tanstack/react-router";
import type { ContestantView } from "#core/contract/contestant.ts";
import { ContestantName } from "#web/components/contestant-name.tsx";
import { NumberColumnHeader } from "#web/components/number-column-header.tsx";
import { Flag } from "#web/components/flag.tsx";
import { useStandingsMessages } from "#web/i18n/standings-messages.ts";
import styles from "./contestant-page.module.css";

/** Past opponents with the record against each, linked to the head-to-head page. */
export function Opponents({ contestant }: { readonly contestant: ContestantView }) {
  const group = useStandingsMessages();
  const pastOpponents = contestant.opponents.filter(({ record }) => record.played > 0);
  return (
    <table className={styles["opponents"]}>
      <thead>
        <tr>
          <th>{group.contestant}</th>
          <NumberColumnHeader name={group.played} />
          <NumberColumnHeader name={group.won} />
          <NumberColumnHeader name={group.lost} />
          <NumberColumnHeader name={group.games} />
        </tr>
      </thead>
      <tbody>
        {pastOpponents.map(({ opponent, record }) => (
          <tr key={opponent.key}>
            <th scope="row">
              <Link
                to="/versus/$a/$b"
                params={{ a: contestant.key, b: opponent.key }}
                className={styles["opponent"]}
              >
                <Flag country={opponent.country} />
                <ContestantName name={opponent.name} country={opponent.country} />
              </Link>
            </th>
            <td>{record.played}</td>
            <td>{record.won}</td>
            <td>{record.lost}</td>
            <td>
              {record.scoreFor}–{record.scoreAgainst}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
