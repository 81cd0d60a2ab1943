import { must } from "#core/lib/must.ts";
import { HOUR, MINUTE, formatWallTime, parseWallTime } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import { scheduleReplay } from "#server/reference/replay/schedule.ts";
import type { ListedMatch } from "#server/reference/store/matches.ts";
import { playEdition, startOfEdition } from "./edition.ts";
import type { DemoTournament, Incident } from "./demo-tournament.ts";
import { DEMO_TOURNAMENTS } from "./demo-tournaments.ts";

/** An edition is listed from this long before its first match, in milliseconds. */
const LISTED_BEFORE = 4 * HOUR;
/**
 * An edition is listed until this long after the planned start of its last round, in milliseconds.
 */
const LISTED_AFTER = 12 * HOUR;
/** A corrected start is announced this long before it, in milliseconds. */
const MOVE_NOTICE = 10 * MINUTE;

/**
 * Returns all matches that the demo lists at some time between two times. Editions repeat without
 * end and depend only on their number. So each event always has an edition in progress, and a
 * restart continues with the same matches.
 */
export function listDemoMatches(from: Instant, until: Instant): readonly ListedMatch[] {
  return DEMO_TOURNAMENTS.flatMap((event) => {
    const lasts = Math.max(...Object.values(event.rounds).map((round) => round.from)) * HOUR;
    const step = event.period * HOUR;
    const zero = startOfEdition(event, 0);
    const first = Math.floor((from - LISTED_AFTER - lasts - zero) / step) + 1;
    const last = Math.ceil((until + LISTED_BEFORE - zero) / step) - 1;
    const editions = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return editions.flatMap((edition) => {
      const begin = startOfEdition(event, edition);
      return listEdition(event, edition, begin - LISTED_BEFORE, begin + lasts + LISTED_AFTER);
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
  const times = scheduleReplay(played.map(({ match }) => match));
  return played.flatMap(({ match, incident }, index) => {
    const listed = {
      match,
      times: must(times[index], "every match is scheduled"),
      listedFrom,
      listedUntil,
    };
    return incident === null ? [listed] : applyIncident(listed, incident);
  });
}

/** Returns the match as listed before, during and after an incident. */
function applyIncident(listed: ListedMatch, incident: Incident): ListedMatch[] {
  const { match, times } = listed;
  const start = must(parseWallTime(match.start), "the demo writes its own starts");
  switch (incident.type) {
    case "conflict": {
      const from = times.begins + incident.after * MINUTE;
      const until = from + incident.lasts * MINUTE;
      return [
        { ...listed, listedUntil: from },
        { ...listed, match: { ...match, conflict: "1" }, listedFrom: from, listedUntil: until },
        { ...listed, listedFrom: until },
      ];
    }
    case "moved": {
      const planned = start - incident.by * MINUTE;
      const announcedAt = start - MOVE_NOTICE;
      return [
        {
          ...listed,
          match: { ...match, start: formatWallTime(planned) },
          listedUntil: announcedAt,
        },
        { ...listed, listedFrom: announcedAt },
      ];
    }
    case "withdrawn": {
      const removedAt = start - incident.before * MINUTE;
      return [times.begins <= removedAt ? listed : { ...listed, listedUntil: removedAt }];
    }
  }
}
