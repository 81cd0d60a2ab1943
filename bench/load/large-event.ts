import { DAY, formatWallTime, HOUR, MINUTE } from "#core/lib/time.ts";
import { type Wire, wireContestant, wireMatch, wireTournament } from "#core/testing/wire-match.ts";

/** A match of the event, and the list that contains it. */
export interface LargeEventMatch {
  readonly list: "upcoming" | "ended";
  readonly wire: Wire;
  /** Name that staff enter; `null` if the match has no station. */
  readonly station: string | null;
}

/** The matches of one client of the service. */
export interface LargeEventSite {
  readonly site: string;
  readonly matches: readonly LargeEventMatch[];
}

/** Time of the day at which the event is seen, so that all of today's matches are in one day. */
const HOUR_OF_DAY = 14;
const SITES = 10;
const CUPS_PER_SITE = 5;
const GROUPS = 250;
const MATCHES_PER_GROUP = 4;
const STATIONS = 60;
/** Starts of the day: one match at each station. */
const SLOTS = 16;
const SLOT_LENGTH = 45 * MINUTE;
/** The slot whose matches are live; those of the earlier quarter of the day are late. */
const LIVE_SLOT = 8;
const LIVE_SINCE = 20 * MINUTE;
/** Id of the live match whose score changes. */
const CHANGING_ID = 100_002;

/** Returns the hours by which a zone is ahead of UTC in which it is about 14:00 now. */
export function getVenueOffset(now: number): number {
  return HOUR_OF_DAY - new Date(now).getUTCHours();
}

/**
 * Creates 1,000 matches of ten sites on 60 stations, with about 500 attention items: matches not
 * started, contestants missing, conflicts, byes with two contestants, and contestants in two
 * matches at once.
 *
 * @param now In milliseconds since the epoch.
 */
export function createLargeEvent(now: number): readonly LargeEventSite[] {
  const offset = getVenueOffset(now) * HOUR;
  const matches = Array.from({ length: GROUPS * MATCHES_PER_GROUP }, (_, index) =>
    createMatch(Math.floor(index / MATCHES_PER_GROUP), index % MATCHES_PER_GROUP, now + offset),
  );
  return Array.from({ length: SITES }, (_, index) => {
    const site = siteOf(index);
    return { site, matches: matches.filter(({ wire }) => wire["site"] === site) };
  });
}

/** Returns the matches after a live match in conflict has got another score. */
export function withChangedScore(site: LargeEventSite, score: number): LargeEventSite {
  return {
    ...site,
    matches: site.matches.map((match) =>
      match.wire["id"] === String(CHANGING_ID)
        ? { ...match, wire: { ...match.wire, contestants: contestantsOf(0, 2, String(score)) } }
        : match,
    ),
  };
}

/** Creates a match; `now` is the time at the venue. */
function createMatch(group: number, quarter: number, now: number): LargeEventMatch {
  const slot = quarter * (SLOTS / MATCHES_PER_GROUP) + (group % MATCHES_PER_GROUP);
  const place = Math.floor(group / MATCHES_PER_GROUP);
  // Groups without a station of their own play on the next day.
  const isToday = place < STATIONS;
  const cup = Math.floor(group / SITES) % CUPS_PER_SITE;
  const id = 100_000 + group * MATCHES_PER_GROUP + quarter;
  const start = now - LIVE_SINCE + (slot - LIVE_SLOT) * SLOT_LENGTH + (isToday ? 0 : DAY);
  const isOver = quarter === 0 && isToday;
  const isLive = slot === LIVE_SLOT && isToday;
  const lacksContestant = quarter === 1 && group % 5 > 2;
  const contestants = contestantsOf(group, quarter, isOver ? "2" : isLive ? "1" : "0");
  const wire = wireMatch({
    id: String(id),
    row: String(quarter + 1),
    group_id: String(5000 + group),
    bracket_id: null,
    bracket: null,
    locked: isOver ? "1" : "0",
    // The conflict of the first group is in its live match, whose score changes.
    conflict: hasConflict(group) && quarter === (isLiveGroup(group) ? 2 : 0) ? "1" : "0",
    bye: hasFalseBye(group) && quarter === 3 ? "1" : "0",
    best_of: id === CHANGING_ID ? "999" : "3",
    // That match is the first of each list.
    start: formatWallTime(start - (id === CHANGING_ID ? MINUTE : 0)),
    site: siteOf(group % SITES),
    contestants: lacksContestant ? contestants.slice(0, 1) : contestants,
    tournament: wireTournament({
      title: `Cup ${cup + 1} of site ${(group % SITES) + 1}`,
      slug: `cup-${cup + 1}`,
      start: formatWallTime(now - DAY / 2),
      end: formatWallTime(now + 2 * DAY),
    }),
  });
  // Ended matches, and those of the evening, have none.
  const hasStation = isToday && (quarter === 1 || quarter === 2);
  return {
    list: isOver || isLive ? "ended" : "upcoming",
    wire,
    station: hasStation ? `Table ${place + 1}` : null,
  };
}

function isLiveGroup(group: number): boolean {
  return group % MATCHES_PER_GROUP === 0;
}

function hasConflict(group: number): boolean {
  return group % 2 === 0 || group % 16 === 1;
}

/** Every other group with an odd number; the rest of them share contestants with these. */
function hasFalseBye(group: number): boolean {
  return group % 2 === 1 && Math.floor(group / MATCHES_PER_GROUP) % 2 === 1;
}

function contestantsOf(group: number, quarter: number, score: string): readonly Wire[] {
  const isTwice = quarter === 3 && hasFalseBye(group);
  const of = `${isTwice ? group - MATCHES_PER_GROUP : group}-${quarter}`;
  return [
    wireContestant({ name: `Home ${of}`, score }),
    wireContestant({ name: `Away ${of}`, sort: "2", country: "se" }),
  ];
}

function siteOf(index: number): string {
  return `site${index}.example.net`;
}
