import { must } from "#core/lib/must.ts";
import { HOUR, MINUTE, formatWallTime } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import { scheduleReplay } from "#server/reference/replay/schedule.ts";
import { AFTER_ALL_TIMES, type ReplayTimes } from "#server/reference/replay/times.ts";
import type { ListedMatch } from "#server/reference/store/matches.ts";
import { playEdition, startOfEdition } from "./edition.ts";
import type { DemoTournament, Incident } from "./demo-tournament.ts";
import { DEMO_TOURNAMENTS, EVENING_TOURNAMENTS } from "./demo-tournaments.ts";
import type { WireMatch } from "#core/wire/schema.ts";

/** Events that repeat all day long, and those of the evening. */
export const ALL_TOURNAMENTS: readonly DemoTournament[] = [
  ...DEMO_TOURNAMENTS,
  ...EVENING_TOURNAMENTS,
];

/** An edition is listed from this long before its first match, in milliseconds. */
const LISTED_BEFORE = 4 * HOUR;
/** An edition is listed for this long after the planned start of its last round, in hours. */
const LISTED_AFTER = 12;
/**
 * A match that is not played, as a bracket reset without need, is listed for this long after the end
 * of all others, in milliseconds. Later, its tournament would still have a match to play.
 */
const UNPLAYED_LISTED_AFTER = 30 * MINUTE;

/**
 * Returns all matches that the demo lists at some time between two times. Editions repeat without
 * end and depend only on their number. So each event always has an edition in progress, and a
 * restart continues with the same matches.
 */
export function listDemoMatches(from: Instant, until: Instant): readonly ListedMatch[] {
  return ALL_TOURNAMENTS.flatMap((event) => {
    const lasts = Math.max(...Object.values(event.rounds).map((round) => round.from)) * HOUR;
    const step = event.period * HOUR;
    const zero = startOfEdition(event, 0);
    const stays = (event.listedAfter ?? LISTED_AFTER) * HOUR;
    const first = Math.floor((from - stays - lasts - zero) / step) + 1;
    const last = Math.ceil((until + LISTED_BEFORE - zero) / step) - 1;
    const editions = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return editions.flatMap((edition) => {
      const begin = startOfEdition(event, edition);
      return listEdition(event, edition, begin - LISTED_BEFORE, begin + lasts + stays);
    });
  });
}

function listEdition(
  event: DemoTournament,
  edition: number,
  listedFrom: Instant,
  listedUntil: Instant,
): ListedMatch[] {
  const played = playEdition(event, edition);
  const times = scheduleReplay(
    played.map(({ match }) => match),
    played.map(({ incident }) => ({
      begin: incident?.type === "late" ? incident.by * MINUTE : 0,
      end: incident?.type === "slow" ? incident.by * MINUTE : 0,
    })),
  );
  const over = Math.max(...times.filter(isPlayed).map(({ ends }) => ends));
  return played.flatMap(({ match, start, incident, listedBefore }, index) => {
    const own = must(times[index], "every match is scheduled");
    const listed = {
      match,
      times: own,
      listedFrom: listedBefore === null ? listedFrom : start - listedBefore * MINUTE,
      listedUntil: isPlayed(own) ? listedUntil : over + UNPLAYED_LISTED_AFTER,
    };
    return incident === null ? [listed] : applyIncident(listed, start, incident);
  });
}

function isPlayed({ begins }: ReplayTimes): boolean {
  return begins !== AFTER_ALL_TIMES;
}

/** Returns the match as listed before, during and after an incident. */
function applyIncident(listed: ListedMatch, start: Instant, incident: Incident): ListedMatch[] {
  const { match, times } = listed;
  switch (incident.type) {
    case "conflict": {
      const from = times.begins + incident.after * MINUTE;
      const until = from + incident.lasts * MINUTE;
      return inPhases(listed, [from, {}], [until, { conflict: "1" }]);
    }
    case "moved": {
      const planned = formatWallTime(start - incident.by * MINUTE);
      return inPhases(listed, [start - incident.notice * MINUTE, { start: planned }]);
    }
    case "withdrawn": {
      const removedAt = start - incident.before * MINUTE;
      return [times.begins <= removedAt ? listed : { ...listed, listedUntil: removedAt }];
    }
    case "corrected": {
      const contestants = addGameForLoser(match.contestants);
      return inPhases(listed, [times.ends + incident.after * MINUTE, { contestants }]);
    }
    case "unlocked":
      return [{ ...listed, match: { ...match, locked: "0" } }];
    case "late":
    case "slow":
      return [listed];
  }
}

/** Returns the match with other values until some times, in order, and with its own afterwards. */
function inPhases(
  listed: ListedMatch,
  ...phases: readonly (readonly [until: Instant, values: Partial<WireMatch>])[]
): ListedMatch[] {
  let listedFrom = listed.listedFrom;
  const parts: ListedMatch[] = [];
  for (const [listedUntil, values] of phases) {
    const match = { ...listed.match, ...values };
    parts.push({ ...listed, match, listedFrom, listedUntil });
    listedFrom = listedUntil;
  }
  return [...parts, { ...listed, listedFrom }];
}

/** Returns contestants with one game more for the loser, or one fewer if that would be a draw. */
function addGameForLoser(contestants: WireMatch["contestants"]): WireMatch["contestants"] {
  const scores = contestants.map(({ score }) => Number(score));
  const [most, least] = [Math.max(...scores), Math.min(...scores)];
  const wrong = least + 1 < most ? least + 1 : least - 1;
  return contestants.map((contestant, index) =>
    scores[index] === least ? { ...contestant, score: `${wrong}` } : contestant,
  );
}
