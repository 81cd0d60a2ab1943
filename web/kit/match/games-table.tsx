import type { ChangeView } from "#core/contract/change.ts";
import type { MatchView } from "#core/contract/match.ts";
import { deriveLineScore } from "#core/match/line-score.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { formatDateUnlessToday } from "#web/kit/match/format-moment.ts";
import { createSides } from "#core/side/sides.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import styles from "./games-table.module.css";

interface GamesTableProps {
  readonly match: MatchView;
  /** Changes of the match since it was first seen. */
  readonly changes: readonly ChangeView[];
  /** When the match was first seen, ISO 8601. */
  readonly firstSeen: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Most games that leave room for long names in a window of 744 px. */
const MAX_SHORT = 5;

/** Who won each game of a match, the running count and when that was seen; nothing if not known. */
export function GamesTable({ match, changes, firstSeen, now }: GamesTableProps) {
  const messages = useMessages("common");
  const { lineScore } = useMessages("matchPage");
  const venue = useVenueFormat();
  const { scores } = usePreferences();
  const isHidden = scores === "hidden" || match.state === "upcoming";
  const games = isHidden ? null : deriveLineScore(match, changes, firstSeen);
  if (games === null || match.bestOf === null) return null;
  const isOpen = match.state === "live";
  // Games that will not be played after a decision are left out.
  const count = isOpen ? match.bestOf : games.length;
  const numbers = Array.from({ length: count }, (_, index) => index);
  const [first] = games;
  const day = first === undefined ? "" : formatDateUnlessToday(Date.parse(first.at), now, venue);
  return (
    <div className={styles["box"]}>
      <table
        className={styles["table"]}
        style={{ "--games": count }}
        data-short={count <= MAX_SHORT || undefined}
        data-live={isLiveAndListed(match) || undefined}
      >
        <caption className="visually-hidden">{lineScore.title}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles["head"]}>
              <span>{lineScore.game}</span>
            </th>
            {numbers.map((game) => (
              <th key={game} scope="col" data-next={(isOpen && game === games.length) || undefined}>
                {game + 1}
              </th>
            ))}
            <th scope="col" className={styles["total"]}>
              <span className="visually-hidden">{messages.change.kinds.score}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {createSides(match, messages).map((side, index) => (
            <tr key={side.key ?? index}>
              <th scope="row" className={styles["head"]}>
                <span className={styles["flag"]}>
                  <Flag country={side.country} />
                </span>
                <ContestantName name={side.name} country={side.country} />
              </th>
              {numbers.map((game) => {
                const played = games[game];
                const isWon = played?.winner === index;
                return (
                  <td key={game} data-won={isWon || undefined}>
                    {isWon
                      ? played.count
                      : played !== undefined && <span aria-hidden="true">·</span>}
                  </td>
                );
              })}
              <td className={styles["total"]}>{side.score}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles["head"]}>
              {day === "" ? lineScore.seenAt : lineScore.seenOn(day)}
            </th>
            {numbers.map((game) => {
              const played = games[game];
              const isNext = isOpen && game === games.length;
              return (
                <td key={game} data-next={isNext || undefined}>
                  {played === undefined
                    ? isNext && messages.tournament.next
                    : venue.time(Date.parse(played.at))}
                </td>
              );
            })}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
