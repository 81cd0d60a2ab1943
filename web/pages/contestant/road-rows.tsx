import { Link } from "#web/routing/routing.tsx";
import type { ContestantView } from "#core/contract/contestant.ts";
import { findLevelResult } from "#core/contestants/road.ts";
import type { MatchView } from "#core/contract/match.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { nameMatch, nameRoundOrGroup } from "#core/i18n/name-match.ts";
import { formatSlotSource } from "#core/i18n/format-slot-source.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { ResultCells } from "#web/kit/match/result-cells.tsx";
import { RoadLine, RoadLines, RoadResultText } from "#web/kit/match/road-lines.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { createRankedSides, createSides, type Side } from "#core/side/sides.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { findDrop, isUndecided, type RoadMatch, type RoadProps } from "./road.ts";

/** The matches of a contestant in the current tournament: played, next, and possible later ones. */
export function RoadRows({ contestant, road }: RoadProps) {
  const { road: messages } = useMessages("contestant");
  const drop = findDrop(road);
  const listed = new Set(road.matches.map(({ match }) => match.key));
  const ahead = contestant.ahead.filter(({ match }) => match === null || !listed.has(match));
  const open = road.matches.filter(({ match }) => match.unresolved === null);
  const undecided = road.matches.findLast(({ match }) => match.state !== "ended")?.match;
  const last = undecided ? { ...undecided, round: undecided.round?.name ?? null } : null;
  const count = (state: MatchView["state"]): number =>
    open.filter(({ match }) => match.state === state && match.stateBy !== "bye").length;
  return (
    <section>
      <SectionHeading
        aside={messages.count(count("ended"), count("live"), count("upcoming") + ahead.length)}
      >
        {messages.title}
      </SectionHeading>
      <RoadLines>
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
            after={index === 0 ? last : (ahead[index - 1] ?? null)}
          />
        ))}
      </RoadLines>
    </section>
  );
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
  const { scores } = usePreferences();
  const { match, own, opponent, result } = step;
  const isNext = match.key === contestant.next;
  const isRace = match.slots.length > 2;
  const other = isRace
    ? undefined
    : createSides(match, messages).find(({ key }) => key !== contestant.key);
  const level = findLevelResult(step);
  const effects = [
    scores === "shown" && isUndecided(step) ? messages.match.result.unknownShort : "",
    level === null ? "" : road.advanced[level],
    isDrop ? road.toLower : "",
  ].filter((effect) => effect !== "");
  const ranked =
    isRace && match.state !== "upcoming"
      ? createRankedSides(match, messages).find(({ slot, score }) => slot === own && score !== "")
      : undefined;
  const hasScores = match.slots.some(
    ({ score, scoreText, disqualified }) => score !== null || scoreText || disqualified,
  );
  return (
    <RoadLine
      kind={isNext ? "next" : undefined}
      lead={<Code match={match.key} code={match.code ?? match.id} />}
      part={nameRoundOrGroup(match, messages)}
      date={dateOf(match, venue)}
      country={other?.country}
      name={
        other === undefined ? (
          isRace && (
            <bdi>
              {formatSlots(
                match.slots.filter((slot) => slot !== own),
                messages,
              )}
            </bdi>
          )
        ) : (
          <OtherName side={other} isStrong={isNext || result === "lost"} />
        )
      }
      scores={
        ranked === undefined ? (
          match.state !== "upcoming" &&
          match.unresolved === null &&
          hasScores &&
          opponent !== null && <ResultCells match={match} own={own} opponent={opponent} />
        ) : (
          <strong>{road.place(ranked.place, match.slots.length)}</strong>
        )
      }
      result={isRace ? ranked?.score : <RoadResultText result={result} />}
      note={effects.length > 0 ? effects.join(" · ") : describeOpen()}
    />
  );

  /** That it will not be played, or when it starts and how often they met before. */
  function describeOpen(): string {
    if (match.unresolved !== null) return messages.match.rowAbsence.notPlayed;
    if (match.state !== "upcoming") return "";
    const start =
      match.start === null ? messages.match.time.unknown : venue.time(Date.parse(match.start));
    if (isRace || !opponent?.contestant) return start;
    const { key } = opponent.contestant;
    const met = contestant.opponents.find((each) => each.opponent.key === key)?.record.played ?? 0;
    return `${start} · ${met === 0 ? road.neverMet : road.met(met)}`;
  }
}

interface CodeProps {
  /** `SITE/ID`; `null` while no match has the code. */
  readonly match: string | null;
  readonly code: string;
}

function Code({ match, code }: CodeProps) {
  const text = <span translate="no">{code}</span>;
  return match === null ? (
    text
  ) : (
    <MatchLink match={{ key: match }} className="plain-link">
      {text}
    </MatchLink>
  );
}

function OtherName({ side, isStrong }: { readonly side: Side; readonly isStrong: boolean }) {
  const { name, country, key, seed, standing } = side;
  const text = (
    <ContestantName
      name={name}
      country={country}
      seed={seed}
      standing={standing === "open" ? "open" : isStrong ? "winner" : undefined}
    />
  );
  if (key === undefined) return text;
  return (
    <Link to="/contestants/$key" params={{ key }} className="plain-link">
      {text}
    </Link>
  );
}

interface AheadRowProps {
  readonly step: ContestantView["ahead"][number];
  /** The match that must be won before; `null` if there is none. */
  readonly after: Parameters<typeof nameMatch>[0] | null;
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
    ...(after ? [road.ifWins(nameMatch(after, messages))] : []),
    ...(start === null ? [] : [venue.time(Date.parse(start))]),
  ];
  return (
    <RoadLine
      kind="possible"
      lead={<Code match={match} code={code} />}
      part={messages.match.roundName(round).medium}
      date={start !== null && venue.shortDate(Date.parse(start))}
      country={known?.country}
      name={<ContestantName name={name} country={known?.country ?? ""} standing="open" />}
      note={parts.join(" · ")}
    />
  );
}

/** Formats the date of a match: "16 Nov"; "" if it is not known. */
export function dateOf({ start, startDate }: MatchView, venue: VenueFormat): string {
  if (start !== null) return venue.shortDate(Date.parse(start));
  return startDate === undefined ? "" : venue.day(startDate);
}
