import type { BracketSummary, TournamentSummary } from "#core/contract/tournament.ts";
import { formatScores } from "#core/i18n/format-score.ts";
import {
  ChampionLabel,
  findDecidedBrackets,
  NoChampionReason,
} from "#web/features/champions/champions.tsx";
import { FlaggedName } from "#web/kit/flagged-name.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Text } from "#web/kit/text.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { EndedMatches } from "./tournament-progress.tsx";
import type { TournamentProps } from "./tournament-phase.ts";
import styles from "./tournament-row.module.css";

type PodiumRow = TournamentSummary["podium"][number];

/** Champion, second with the score of the final, and third of a completed tournament. */
export function TournamentPodium({ tournament }: TournamentProps) {
  const messages = useMessages("common");
  const { champion, runnerUp, third, thirdNotPlayed, final } = messages.tournament;
  const [first, second, ...others] = tournament.podium;
  const [only] = others;
  if (first === undefined || first.to > 1) {
    const isDecided = findDecidedBrackets(tournament, messages.tournament.bracket).length > 0;
    return isDecided ? (
      <DecidedBrackets tournament={tournament} className={styles["main"]} />
    ) : (
      <Text as="p" tone="soft" className={styles["main"]}>
        <EndedMatches tournament={tournament} />
      </Text>
    );
  }
  const score = second === undefined ? "" : formatFinal(second);
  return (
    <>
      <Text as="p" type="section" className={styles["main"]}>
        <Place number={1} label={champion} row={first} />
      </Text>
      <p className={joinClassNames(styles["rest"], styles["sides"])}>
        {second?.to === 2 && (
          <Place number={2} label={runnerUp} row={second}>
            {score !== "" && final(score)}
          </Place>
        )}
        {others.length === 1 && only && <Place number={3} label={third} row={only} />}
        {others.length === 2 && <Text tone="soft">{thirdNotPlayed}</Text>}
      </p>
    </>
  );

  function formatFinal({ reason }: PodiumRow): string {
    const scores = reason.type === "lost" ? (reason.match.scores ?? []) : [];
    return formatScores(messages, scores.toReversed());
  }
}

/** The champions of a tournament's brackets, or why a bracket has none. */
export function DecidedBrackets({
  tournament,
  className,
}: TournamentProps & { readonly className: string | undefined }) {
  const { bracket: word } = useMessages("common").tournament;
  const decided = findDecidedBrackets(tournament, word);
  if (decided.length === 0) return null;
  return (
    <div className={className}>
      {decided.map(({ bracket, name }) => (
        <Decided key={bracket.id} bracket={bracket} name={name} />
      ))}
    </div>
  );
}

interface DecidedProps {
  readonly bracket: BracketSummary;
  readonly name: string | null;
}

function Decided({ bracket: { champion, noChampion }, name }: DecidedProps) {
  if (noChampion !== null) {
    return (
      <Text as="p" type="small" tone="soft">
        <NoChampionReason reason={noChampion} name={name} />
      </Text>
    );
  }
  if (champion === null) return null;
  return (
    <p>
      <FlaggedName name={champion.name} country={champion.country} standing="winner">
        <Text type="small" tone="soft">
          <ChampionLabel name={name} />
        </Text>
      </FlaggedName>
    </p>
  );
}

interface PlaceProps {
  readonly number: number;
  /** For screen readers, instead of the number. */
  readonly label: string;
  readonly row: PodiumRow;
  /** Small text after the name. */
  readonly children?: React.ReactNode;
}

function Place({ number, label, row, children }: PlaceProps) {
  const { name, country } = row.contestant;
  return (
    <span className="row">
      <FlaggedName name={name} country={country} standing={number === 1 ? "winner" : undefined}>
        <Text type="meta" tone="soft" aria-hidden="true">
          {number}
        </Text>
        <span className="visually-hidden">{label} </span>
      </FlaggedName>
      {children && (
        <Text type="meta" tone="soft">
          {children}
        </Text>
      )}
    </span>
  );
}
