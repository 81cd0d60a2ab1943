import type { ReactNode } from "react";
import { nameBrackets } from "#core/i18n/bracket-names.ts";
import { findTotal } from "#core/match/progress.ts";
import type { BracketSummary, TournamentSummary } from "#core/contract/tournament.ts";
import { formatScores } from "#core/i18n/format-score.ts";
import { FlaggedName } from "#web/kit/flagged-name.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Text } from "#web/kit/text.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { Figure } from "./tournament-progress.tsx";
import type { TournamentProps } from "./tournament-phase.ts";
import styles from "./tournament-row.module.css";

type PodiumRow = TournamentSummary["podium"][number];

/** Champion, second with the score of the final, and third of a completed tournament. */
export function TournamentPodium({ tournament }: TournamentProps) {
  const messages = useMessages("common");
  const { champion, runnerUp, third, thirdNotPlayed, final, ended } = messages.tournament;
  const [first, second, ...others] = tournament.podium;
  const [only] = others;
  if (first === undefined || first.to > 1) {
    return (
      <DecidedBrackets tournament={tournament} className={styles["main"]}>
        <Text as="p" tone="soft" className={styles["main"]}>
          <Figure text={ended(tournament.progress.ended, findTotal(tournament))} />
        </Text>
      </DecidedBrackets>
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

interface DecidedBracketsProps extends TournamentProps {
  readonly className: string | undefined;
  /** Shown if there is no such bracket. */
  readonly children?: ReactNode;
}

/** The champions of a tournament's brackets, or why a bracket has none. */
export function DecidedBrackets({ tournament, className, children }: DecidedBracketsProps) {
  const { bracket: word, champion: label } = useMessages("common").tournament;
  const { noChampion: reasons } = useMessages("common").bracket;
  const decided = findDecidedBrackets(tournament, word);
  if (decided.length === 0) return children;
  return (
    <div className={className}>
      {decided.map(({ bracket: { id, champion, noChampion }, name }) => {
        const title = name !== null && (
          <bdi dir="auto" translate="no">
            {name}
          </bdi>
        );
        if (noChampion !== null) {
          return (
            <Text key={id} as="p" type="small" tone="soft">
              {title}
              {title && " · "}
              {reasons[noChampion]}
            </Text>
          );
        }
        return (
          champion !== null && (
            <p key={id}>
              <FlaggedName name={champion.name} country={champion.country} standing="winner">
                <Text type="small" tone="soft">
                  {title ? <span className="visually-hidden">{label} </span> : label}
                  {title}
                  {title && ":"}
                </Text>
              </FlaggedName>
            </p>
          )
        );
      })}
    </div>
  );
}

/** A bracket whose champion is shown, or why it has none. */
interface DecidedBracket {
  readonly bracket: BracketSummary;
  /** Name of the bracket; `null` if its champion is the champion of the whole tournament. */
  readonly name: string | null;
}

/**
 * Returns the brackets whose champions are shown for a tournament: the one that decides it, or all
 * brackets if none does, named by `word` if they have no title. Brackets that may still get a
 * champion are left out.
 */
export function findDecidedBrackets(
  { brackets, decidedBy }: Pick<TournamentSummary, "brackets" | "decidedBy">,
  word: string,
): readonly DecidedBracket[] {
  const names = nameBrackets(brackets, word);
  return brackets.flatMap((bracket, index): readonly DecidedBracket[] => {
    if (bracket.champion === null && bracket.noChampion === null) return [];
    if (decidedBy === null) return [{ bracket, name: names[index] ?? word }];
    return bracket.id === decidedBy ? [{ bracket, name: null }] : [];
  });
}

interface PlaceProps {
  readonly number: number;
  /** For screen readers, instead of the number. */
  readonly label: string;
  readonly row: PodiumRow;
  /** Small text after the name. */
  readonly children?: ReactNode;
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
