import type { BracketSummary, TournamentSummary } from "#core/contract/tournament.ts";
import { formatScores } from "#core/i18n/format-score.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { ChampionLabel } from "#web/features/champions/champions.tsx";
import { findDecidedBrackets } from "#web/features/champions/champions.tsx";
import { NoChampionReason } from "#web/features/champions/champions.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { measureNameRoom } from "./name-room.ts";
import { EndedMatches } from "./tournament-progress.tsx";
import type { TournamentProps } from "./tournament-phase.ts";
import styles from "./tournament-podium.module.css";

type PodiumRow = TournamentSummary["podium"][number];
type Contestant = PodiumRow["contestant"];

/** Font sizes of names in rem. */
const CHAMPION_SIZE = 1.1875;
const NAME_SIZE = 0.875;

/** Champion, second with the score of the final, and third of a completed tournament. */
export function TournamentPodium({ tournament }: TournamentProps) {
  const messages = useMessages("common");
  const { runnerUp, third, thirdNotPlayed } = messages.tournament;
  const { podium } = tournament;
  const [first, second, ...others] = podium;
  if (first === undefined || first.to > 1) {
    const isDecided = findDecidedBrackets(tournament, messages.tournament.bracket).length > 0;
    return isDecided ? (
      <DecidedBrackets tournament={tournament} />
    ) : (
      <p className={styles["ended"]}>
        <EndedMatches tournament={tournament} />
      </p>
    );
  }
  const final = second === undefined ? "" : formatFinal(second);
  return (
    <>
      <p
        className={styles["champion"]}
        style={measureNameRoom(first.contestant.name, CHAMPION_SIZE)}
      >
        <Place number={1} label={messages.tournament.champion} contestant={first.contestant} />
      </p>
      {second?.to === 2 && (
        <p className={styles["second"]} style={measureNameRoom(second.contestant.name, NAME_SIZE)}>
          <Place number={2} label={runnerUp} contestant={second.contestant} />
          {final !== "" && (
            <span className={styles["final"]}>{messages.tournament.final(final)}</span>
          )}
        </p>
      )}
      {others.length === 1 && others[0] !== undefined && (
        <p className={styles["third"]}>
          <Place number={3} label={third} contestant={others[0].contestant} />
        </p>
      )}
      {others.length === 2 && <p className={styles["third"]}>{thirdNotPlayed}</p>}
    </>
  );

  function formatFinal({ reason }: PodiumRow): string {
    const scores = reason.type === "lost" ? (reason.match.scores ?? []) : [];
    return formatScores(messages, scores.toReversed());
  }
}

/** The champions of a tournament's brackets, or why a bracket has none. */
export function DecidedBrackets({ tournament }: TournamentProps) {
  const { bracket: word } = useMessages("common").tournament;
  const decided = findDecidedBrackets(tournament, word);
  if (decided.length === 0) return null;
  return (
    <div className={styles["decided"]}>
      {decided.map(({ bracket, name }) => (
        <Decided key={bracket.id} bracket={bracket} name={name} />
      ))}
    </div>
  );
}

function Decided({
  bracket: { champion, noChampion },
  name,
}: {
  readonly bracket: BracketSummary;
  readonly name: string | null;
}) {
  if (noChampion !== null) {
    return (
      <p className={styles["noChampion"]}>
        <NoChampionReason reason={noChampion} name={name} />
      </p>
    );
  }
  if (champion === null) return null;
  return (
    <p className={styles["division"]}>
      <span className={styles["label"]}>
        <ChampionLabel name={name} />
      </span>
      <Flag country={champion.country} />
      <ContestantName name={champion.name} country={champion.country} standing="winner" />
    </p>
  );
}

function Place({
  number,
  label,
  contestant: { name, country },
}: {
  readonly number: number;
  /** For screen readers, instead of the number. */
  readonly label: string;
  readonly contestant: Contestant;
}) {
  return (
    <>
      <span className={styles["rank"]} aria-hidden="true">
        {number}
      </span>
      <span className="visually-hidden">{label} </span>
      <Flag country={country} />
      <ContestantName name={name} country={country} />
    </>
  );
}
