import type { MatchView } from "#core/contract/match.ts";
import type { GroupView } from "#core/contract/tournament.ts";
import { type ArrangedSwiss, arrangeSwiss } from "#core/groups/arrange-swiss.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { SegmentedControl } from "#web/kit/segmented-control.tsx";
import { PrintedResults } from "#web/kit/table/printed-results.tsx";
import { RaceTable } from "#web/kit/table/race-table.tsx";
import { StandingsTable } from "#web/kit/table/standings-table.tsx";
import { SwissRounds } from "#web/kit/table/swiss-rounds.tsx";
import { SwissTable } from "#web/kit/table/swiss-table.tsx";
import table from "#web/kit/table/table.module.css";
import { usePrinting } from "#web/hooks/use-printing.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { describeGroupRule } from "./describe-groups.ts";
import styles from "#web/kit/table/groups.module.css";
import type { GroupScenarios } from "#core/model/scenarios.ts";
import type { PageMessages } from "#core/i18n/en/index.ts";
import { groupBy } from "#core/lib/collections.ts";
import { compareNullable } from "#core/lib/compare.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";

/** Views of a Swiss group, the default first. */
const SWISS_VIEWS = ["rounds", "table"] as const;

/** View of a Swiss group. */
export interface SwissSetting {
  readonly view: (typeof SWISS_VIEWS)[number];
  readonly onView: (view: SwissSetting["view"]) => void;
}

interface GroupTableProps {
  readonly group: GroupView;
  /** Values that the stage is ranked by: the group shows its own rule only if it differs. */
  readonly stageRanking: string;
  readonly matches: readonly MatchView[];
  readonly venue: VenueFormat;
  readonly swiss: SwissSetting;
  /** Whether other groups are beside it on paper. */
  readonly sharesSheet: boolean;
}

/** Most rounds that fit A4 across side by side. */
const MAX_PRINTED_ROUNDS = 6;
/** Most results that fit a sheet with their table: those of a league do not. */
const MAX_PRINTED_RESULTS = 45;
/** Most races that fit half the width of a page. */
const MAX_RACES = 8;
/** Standings or rounds of a group, its open matches, and what differs from the rule of its stage. */
export function GroupTable(props: GroupTableProps) {
  const { group, stageRanking, matches, venue, swiss, sharesSheet } = props;
  const isPrinting = usePrinting();
  const messages = useMessages("standings");
  const { groupName, tournament } = useMessages("common");
  const { coverage, scenarios, standings, rounds } = group;
  const name = group.name ?? groupName(group.number);
  const showsPositions = rounds === null || swiss.view === "table";
  const { ranking } = describeGroupRule(group, messages);
  const notes = [
    ...(ranking === stageRanking ? [] : [ranking]),
    ...(showsPositions && standings.some(({ tied }) => tied) ? [`=: ${messages.tiedWith}.`] : []),
    ...(showsPositions && standings.some(({ sharedPosition }) => sharedPosition !== null)
      ? [`*: ${messages.decidedByStaff}.`]
      : []),
  ].filter(Boolean);
  // Rounds that do not fit the paper are a table.
  const isSwissTable =
    swiss.view === "table" || (isPrinting && (rounds?.length ?? 0) > MAX_PRINTED_ROUNDS);
  const arranged = rounds === null ? null : arrangeSwissGroup(group, rounds, matches);
  const limits = arranged?.limits ?? null;
  const facts = [
    limits === null ? "" : messages.swiss.limits(limits.wins, limits.losses),
    // On paper a group of pairs lists all its matches.
    isPrinting && rounds === null && group.kind !== "ranked"
      ? ""
      : describeOpenMatches(
          { matches, left: scenarios?.left ?? null, venue },
          messages.openMatches,
        ),
  ].filter((fact) => fact !== "");
  const aside = (
    <>
      {coverage.unseen !== null && tournament.groupNotAll(coverage.unseen)}
      {rounds !== null && (
        <SegmentedControl
          label={messages.swiss.view}
          options={SWISS_VIEWS}
          names={messages.swiss.views}
          value={swiss.view}
          onChange={swiss.onView}
        />
      )}
    </>
  );
  const hasManyRaces =
    group.kind === "ranked" && standings.some(({ results }) => results.length > MAX_RACES);
  const heading = (
    <SectionHeading facts={facts.join(" ")} aside={aside}>
      {name}
    </SectionHeading>
  );
  return (
    <section className={styles["group"]} data-wide={hasManyRaces}>
      {rounds !== null && isSwissTable ? (
        <SwissTable {...{ heading, group, rounds, name, matches, venue }} />
      ) : arranged !== null ? (
        <>
          {heading}
          <SwissRounds
            {...{ name, venue }}
            {...arranged}
            names={new Map(standings.map(({ contestant }) => [contestant.key, contestant.name]))}
          />
        </>
      ) : group.kind === "ranked" ? (
        <RaceTable {...{ heading, group }} />
      ) : (
        <>
          <StandingsTable {...{ heading, group, sharesSheet }} />
          {isPrinting && matches.length <= MAX_PRINTED_RESULTS && (
            <PrintedResults matches={matches} />
          )}
        </>
      )}
      {notes.length > 0 && <p className={table["note"]}>{notes.join(" ")}</p>}
    </section>
  );
}

/** Groups the matches of a Swiss group by rounds and records. */
function arrangeSwissGroup(
  { rule, scoresArePoints, coverage, scenarios }: GroupView,
  rounds: NonNullable<GroupView["rounds"]>,
  matches: readonly MatchView[],
): ArrangedSwiss<MatchView> {
  const byKey = new Map(matches.map((match) => [match.key, match]));
  return arrangeSwiss(
    rounds.map((keys) => keys.flatMap((key) => byKey.get(key) ?? [])),
    {
      points: rule.points,
      scoresArePoints,
      isPartial: coverage.partial,
      statedRounds: scenarios?.rounds ?? null,
    },
  );
}

/** Most matches that are named. */
const MAX_NAMED = 6;

interface OpenMatchesInput {
  /** Matches of the group, of any state. */
  readonly matches: readonly MatchView[];
  /** Proven open matches, listed or not; `null` if not proven. */
  readonly left: GroupScenarios["left"] | null;
  readonly venue: VenueFormat;
}

/**
 * Describes the matches of a group that are left ("" if none): those that are live or start next by
 * name, later ones by number. "Wed 20:00: Poland – Argentina, Saudi Arabia – Mexico, 2 matches
 * later".
 */
export function describeOpenMatches(
  { matches, left, venue }: OpenMatchesInput,
  messages: PageMessages["standings"]["openMatches"],
): string {
  const open = matches.filter(
    (match) => match.state !== "ended" && match.unresolved === null && match.slots.length > 0,
  );
  const unlisted = left?.filter(({ match }) => match === null).length ?? 0;
  const [next] = groupBy(open.toSorted(byStart), (match) => describeStart(match, venue, messages));
  if (next === undefined) return unlisted === 0 ? "" : messages.later(unlisted);
  const [start, first] = next;
  const later = open.length - first.length + unlisted;
  const names =
    first.length > MAX_NAMED ? [messages.count(first.length)] : first.map(nameContestants);
  const parts = [...names, ...(later > 0 ? [messages.later(later)] : [])].join(", ");
  return start === "" ? parts : `${start}: ${parts}`;
}

function byStart(a: MatchView, b: MatchView): number {
  return (
    Number(isLiveAndListed(b)) - Number(isLiveAndListed(a)) ||
    compareNullable(startOf(a), startOf(b))
  );
}

function startOf({ start }: MatchView): number | null {
  return start === null ? null : Date.parse(start);
}

function describeStart(
  match: MatchView,
  venue: VenueFormat,
  messages: PageMessages["standings"]["openMatches"],
): string {
  if (isLiveAndListed(match)) return messages.live;
  if (match.startDate !== undefined) return venue.day(match.startDate);
  const start = startOf(match);
  return start === null ? "" : venue.when(start);
}

/** Returns the names of both contestants; the code of a match of more, whose names fill lines. */
function nameContestants({ slots, code }: MatchView): string {
  if (slots.length > 2 && code !== null) return code;
  return slots
    .map(({ contestant }) => (contestant === null ? "?" : wrapInBidiIsolate(contestant.name)))
    .join(" – ");
}
