import { Link } from "@tanstack/react-router";
import type { ContestantDetail, ContestantView } from "#core/contract/contestant.ts";
import type { MatchView } from "#core/contract/match.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { formatSlotSource } from "#core/i18n/format-slot-source.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { ContestantName } from "#web/components/contestant-name.tsx";
import { Flag, UnknownContestantFlag } from "#web/components/flag.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { ResultCells } from "#web/features/matches/comparison/result-cells.tsx";
import { MatchLink } from "#web/features/matches/rows/match-link.tsx";
import {
  createRankedRowSides,
  createRowSides,
  type RowSide,
} from "#web/features/matches/rows/sides.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { useContestantMessages } from "#web/i18n/contestant-messages.ts";
import { findDrop, type Road, type RoadMatch } from "./road.ts";
import styles from "./road-rows.module.css";

interface RoadRowsProps {
  readonly contestant: ContestantDetail["contestant"];
  readonly road: Road;
}

/** The matches of a contestant in the current tournament: played, next, and possible later ones. */
export function RoadRows({ contestant, road }: RoadRowsProps) {
  const { road: messages } = useContestantMessages();
  const drop = findDrop(road);
  const listed = new Set(road.matches.map(({ match }) => match.key));
  const ahead = contestant.ahead.filter(({ match }) => match === null || !listed.has(match));
  const played = road.matches.filter(
    ({ match }) => match.state === "ended" && match.stateBy !== "bye",
  ).length;
  const open = road.matches.filter(
    ({ match }) => match.state !== "ended" && match.unresolved === null,
  ).length;
  return (
    <section>
      <SectionHeading aside={messages.count(played, open + ahead.length)}>
        {messages.title}
      </SectionHeading>
      <ol className={styles["rows"]}>
        {road.matches.map((step) => (
          <MatchRow
            key={step.match.key}
            step={step}
            isDrop={step === drop}
            contestant={contestant}
          />
        ))}
        {ahead.map((step, index) => (
          <AheadRow
            key={step.code}
            step={step}
            after={(index === 0 ? findOpen(road)?.code : ahead[index - 1]?.code) ?? ""}
          />
        ))}
      </ol>
    </section>
  );
}

/** Returns the last match that is not decided; `undefined` if there is none. */
function findOpen({ matches }: Road): MatchView | undefined {
  return matches.findLast(({ match }) => match.state !== "ended")?.match;
}

interface MatchRowProps {
  readonly step: RoadMatch;
  /** Whether this loss led to the lower bracket. */
  readonly isDrop: boolean;
  readonly contestant: ContestantView;
}

function MatchRow({ step, isDrop, contestant }: MatchRowProps) {
  const messages = useAllMessages();
  const { road } = useContestantMessages();
  const venue = useVenueFormat();
  const { match, result } = step;
  const isNext = match.key === contestant.next;
  const sides = createRowSides(match, messages, contestant.key);
  const other = sides.find(({ key }) => key !== contestant.key);
  const isRace = step.opponent === null && match.slots.length > 2;
  return (
    <li className={styles["row"]} data-next={isNext || undefined}>
      <MatchLink match={match} className={styles["code"]}>
        <span translate="no">{match.code ?? match.id}</span>
      </MatchLink>
      <span className={styles["round"]}>{partOf(match, messages)}</span>
      <span className={styles["date"]}>{dateOf(match, venue)}</span>
      <span className={styles["seed"]}>{isRace ? "" : other?.seed}</span>
      {isRace ? <span /> : <OtherFlag side={other} />}
      <span className={styles["name"]}>
        {isRace ? (
          <bdi>
            {formatSlots(
              match.slots.filter((slot) => slot !== step.own),
              messages,
            )}
          </bdi>
        ) : (
          other !== undefined && <OtherName side={other} isStrong={isNext || result === "lost"} />
        )}
      </span>
      <Result step={step} contestant={contestant} isRace={isRace} />
      {result !== null && !isRace && (
        <span className={styles["result"]} data-result={result}>
          {road.result[result]}
        </span>
      )}
      {isDrop && <span className={styles["effect"]}>{road.toLower}</span>}
    </li>
  );
}

function OtherFlag({ side }: { readonly side: RowSide | undefined }) {
  if (side?.country === undefined) return <UnknownContestantFlag />;
  return <Flag country={side.country} />;
}

function OtherName({ side, isStrong }: { readonly side: RowSide; readonly isStrong: boolean }) {
  const { name, country = "", key, standing } = side;
  const text = (
    <ContestantName
      name={name}
      country={country}
      standing={
        isStrong && standing !== "open" ? "winner" : standing === "open" ? "open" : undefined
      }
    />
  );
  if (key === undefined) return text;
  return (
    <Link to="/contestants/$key" params={{ key }}>
      {text}
    </Link>
  );
}

interface ResultProps {
  readonly step: RoadMatch;
  readonly contestant: ContestantView;
  readonly isRace: boolean;
}

/** Scores of a played match; the start of an open one. */
function Result({ step: { match, own, opponent }, contestant, isRace }: ResultProps) {
  const messages = useAllMessages();
  const { road } = useContestantMessages();
  const venue = useVenueFormat();
  if (match.unresolved !== null) {
    return <span className={styles["text"]}>{messages.match.rowAbsence.notPlayed}</span>;
  }
  if (isRace && match.state !== "upcoming") {
    const side = createRankedRowSides(match, messages).find(({ slot }) => slot === own);
    if (side === undefined || side.score === "") return <span className={styles["text"]} />;
    return (
      <>
        <span className={styles["place"]}>{road.place(side.place, match.slots.length)}</span>
        <span className={styles["score"]}>{side.score}</span>
      </>
    );
  }
  const hasScores = match.slots.some(({ score, disqualified }) => score !== null || disqualified);
  if (match.state !== "upcoming" && opponent !== null && hasScores) {
    return (
      <span className={styles["scores"]}>
        <ResultCells match={match} own={own} opponent={opponent} />
      </span>
    );
  }
  if (match.state !== "upcoming") return <span className={styles["text"]} />;
  const other = opponent?.contestant;
  const record = contestant.opponents.find((each) => each.opponent.key === other?.key)?.record;
  const met = record?.played ?? 0;
  const parts = [
    match.start === null ? messages.match.time.unknown : venue.time(Date.parse(match.start)),
    ...(isRace || !other ? [] : [met === 0 ? road.neverMet : road.met(met)]),
  ];
  return <span className={styles["text"]}>{parts.join(" · ")}</span>;
}

interface AheadRowProps {
  readonly step: ContestantView["ahead"][number];
  /** Code of the match that must be won; "" if none. */
  readonly after: string;
}

/** A match that the contestant reaches by winning. */
function AheadRow({
  step: { match, code, round, start, source, opponents },
  after,
}: AheadRowProps) {
  const messages = useAllMessages();
  const { road } = useContestantMessages();
  const venue = useVenueFormat();
  const [opponent, ...others] = opponents;
  const known = others.length === 0 ? opponent : undefined;
  const name = known?.name ?? formatSlotSource(messages, source ?? { type: "unknown" });
  const [site = "", id = ""] = match?.split("/") ?? [];
  const parts = [
    ...(after === "" ? [] : [road.ifWins(after)]),
    ...(start === null ? [] : [venue.time(Date.parse(start))]),
  ];
  return (
    <li className={styles["row"]} data-possible>
      {match === null ? (
        <span className={styles["code"]} translate="no">
          {code}
        </span>
      ) : (
        <MatchLink match={{ key: match, site, id }} className={styles["code"]}>
          <span translate="no">{code}</span>
        </MatchLink>
      )}
      <span className={styles["round"]}>{messages.match.roundName(round).medium}</span>
      <span className={styles["date"]}>{start !== null && venue.shortDate(Date.parse(start))}</span>
      <span className={styles["seed"]} />
      {known === undefined ? <UnknownContestantFlag /> : <Flag country={known.country} />}
      <span className={styles["name"]}>
        <ContestantName name={name} country={known?.country ?? ""} standing="open" />
      </span>
      <span className={styles["text"]}>{parts.join(" · ")}</span>
    </li>
  );
}

/** Returns the round or group of a match. */
export function partOf(
  { round, group }: MatchView,
  { match, groupName }: Pick<ReturnType<typeof useAllMessages>, "match" | "groupName">,
): string {
  if (round !== null) return match.roundName(round.name).medium;
  return group === null ? "" : (group.name ?? groupName(group.number));
}

/** Formats the date of a match: "16 Nov"; "" if it is not known. */
export function dateOf({ start, startDate }: MatchView, venue: VenueFormat): string {
  if (start !== null) return venue.shortDate(Date.parse(start));
  return startDate === undefined ? "" : venue.day(startDate);
}
