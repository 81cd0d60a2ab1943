import { Link } from "#web/routing/routing.tsx";
import type { ContestantView } from "#core/contract/contestant.ts";
import { findLevelResult } from "#core/contestants/road.ts";
import type { MatchView } from "#core/contract/match.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { nameMatch, nameRoundOrGroup } from "#core/i18n/name-match.ts";
import { formatSlotSource } from "#core/i18n/format-slot-source.ts";
import type { RoundName } from "#core/model/round.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { ResultCells } from "#web/features/matches/comparison/result-cells.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { createRankedSides, createSides, type Side } from "#core/side/sides.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { findDrop, isUndecided, type Road, type RoadMatch, type RoadProps } from "./road.ts";
import styles from "./road-rows.module.css";

/** The matches of a contestant in the current tournament: played, next, and possible later ones. */
export function RoadRows({ contestant, road }: RoadProps) {
  const { road: messages } = useMessages("contestant");
  const drop = findDrop(road);
  const listed = new Set(road.matches.map(({ match }) => match.key));
  const ahead = contestant.ahead.filter(({ match }) => match === null || !listed.has(match));
  const open = road.matches.filter(({ match }) => match.unresolved === null);
  const count = (state: MatchView["state"]): number =>
    open.filter(({ match }) => match.state === state && match.stateBy !== "bye").length;
  return (
    <section>
      <SectionHeading
        aside={messages.count(count("ended"), count("live"), count("upcoming") + ahead.length)}
      >
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
            after={index === 0 ? findOpen(road) : (ahead[index - 1] ?? null)}
          />
        ))}
      </ol>
    </section>
  );
}

/** A match that must be won. */
interface Condition {
  readonly code: string | null;
  readonly round: RoundName | null;
}

/** Returns the last match that is not decided; `null` if there is none. */
function findOpen({ matches }: Road): Condition | null {
  const last = matches.findLast(({ match }) => match.state !== "ended")?.match;
  return last === undefined ? null : { code: last.code, round: last.round?.name ?? null };
}

interface MatchRowProps {
  readonly step: RoadMatch;
  /** Whether this loss led to the lower bracket. */
  readonly isDrop: boolean;
  readonly contestant: ContestantView;
}

function MatchRow({ step, isDrop, contestant }: MatchRowProps) {
  const messages = useMessages("common");
  const { road } = useMessages("contestant");
  const venue = useVenueFormat();
  const { match, result } = step;
  const isNext = match.key === contestant.next;
  const sides = createSides(match, messages, contestant.key);
  const other = sides.find(({ key }) => key !== contestant.key);
  const isRace = step.opponent === null && match.slots.length > 2;
  const { scores } = usePreferences();
  const isUnknown = scores === "shown" && isUndecided(step);
  const level = findLevelResult(step);
  const effects = [
    isUnknown ? messages.match.result.unknownShort : "",
    level === null ? "" : road.advanced[level],
    isDrop ? road.toLower : "",
  ].filter((effect) => effect !== "");
  return (
    <li className={styles["row"]} data-next={isNext || undefined}>
      <MatchLink match={match} className={styles["code"]}>
        <span translate="no">{match.code ?? match.id}</span>
      </MatchLink>
      <span className={styles["round"]}>{nameRoundOrGroup(match, messages)}</span>
      <span className={styles["date"]}>{dateOf(match, venue)}</span>
      <span className={styles["seed"]}>{isRace ? "" : other?.seed}</span>
      {isRace ? <span /> : <Flag country={other?.country ?? ""} />}
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
      {effects.length > 0 && (
        <span className={styles["effect"]} data-explains={isUnknown || level !== null || undefined}>
          {effects.join(" · ")}
        </span>
      )}
    </li>
  );
}

function OtherName({ side, isStrong }: { readonly side: Side; readonly isStrong: boolean }) {
  const { name, country, key, standing } = side;
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
    <Link to="/contestants/$key" params={{ key }} className="plain-link">
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
  const messages = useMessages("common");
  const { road } = useMessages("contestant");
  const venue = useVenueFormat();
  if (match.unresolved !== null) {
    return <span className={styles["text"]}>{messages.match.rowAbsence.notPlayed}</span>;
  }
  if (isRace && match.state !== "upcoming") {
    const side = createRankedSides(match, messages).find(({ slot }) => slot === own);
    if (side === undefined || side.score === "") return <span className={styles["text"]} />;
    return (
      <>
        <span className={styles["place"]}>{road.place(side.place, match.slots.length)}</span>
        <span className={styles["score"]}>{side.score}</span>
      </>
    );
  }
  const hasScores = match.slots.some(
    ({ score, scoreText, disqualified }) => score !== null || scoreText || disqualified,
  );
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
  /** `null` if no match must be won before. */
  readonly after: Condition | null;
}

/** A match that the contestant reaches by winning. */
function AheadRow({
  step: { match, code, round, start, source, opponents },
  after,
}: AheadRowProps) {
  const messages = useMessages("common");
  const { road } = useMessages("contestant");
  const venue = useVenueFormat();
  const [opponent, ...others] = opponents;
  const known = others.length === 0 ? opponent : undefined;
  const name = known?.name ?? formatSlotSource(messages, source ?? { type: "unknown" });
  const parts = [
    ...(after === null ? [] : [road.ifWins(nameMatch(after, messages))]),
    ...(start === null ? [] : [venue.time(Date.parse(start))]),
  ];
  return (
    <li className={styles["row"]} data-possible>
      {match === null ? (
        <span className={styles["code"]} translate="no">
          {code}
        </span>
      ) : (
        <MatchLink match={{ key: match }} className={styles["code"]}>
          <span translate="no">{code}</span>
        </MatchLink>
      )}
      <span className={styles["round"]}>{messages.match.roundName(round).medium}</span>
      <span className={styles["date"]}>{start !== null && venue.shortDate(Date.parse(start))}</span>
      <span className={styles["seed"]} />
      <Flag country={known?.country ?? ""} />
      <span className={styles["name"]}>
        <ContestantName name={name} country={known?.country ?? ""} standing="open" />
      </span>
      <span className={styles["text"]}>{parts.join(" · ")}</span>
    </li>
  );
}

/** Formats the date of a match: "16 Nov"; "" if it is not known. */
export function dateOf({ start, startDate }: MatchView, venue: VenueFormat): string {
  if (start !== null) return venue.shortDate(Date.parse(start));
  return startDate === undefined ? "" : venue.day(startDate);
}
