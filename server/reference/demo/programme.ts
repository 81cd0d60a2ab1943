import { must } from "#core/lib/must.ts";
import { HOUR, MINUTE, formatWallTime, parseWallTime } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import { scheduleReplay } from "#server/reference/replay/schedule.ts";
import type { ListedMatch } from "#server/reference/store/matches.ts";
import { playEdition, startOfEdition } from "./edition.ts";
import type { DemoEvent, Incident } from "./event.ts";
import { DEMO_EVENTS } from "./events.ts";

/** An edition is listed from so long before its first match … */
const ANNOUNCED = 4 * HOUR;
/** … until so long after its last round was set. */
const REMEMBERED = 12 * HOUR;
/** A match that is moved has its new time so shortly before it. */
const MOVE_TOLD = 10 * MINUTE;

/**
 * Everything the demo lists at some time between two moments. Editions follow each other for ever
 * and depend on nothing but their number: whenever the demo is started, each event has one in the
 * middle of play, and a restart goes on with the same.
 */
export function createProgramme(from: Instant, until: Instant): readonly ListedMatch[] {
  return DEMO_EVENTS.flatMap((event) => {
    const lasts = Math.max(...Object.values(event.rounds).map((round) => round.from)) * HOUR;
    const step = event.period * HOUR;
    const zero = startOfEdition(event, 0);
    const first = Math.floor((from - REMEMBERED - lasts - zero) / step) + 1;
    const last = Math.ceil((until + ANNOUNCED - zero) / step) - 1;
    const editions = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return editions.flatMap((edition) => {
      const begin = startOfEdition(event, edition);
      return listEdition(event, edition, begin - ANNOUNCED, begin + lasts + REMEMBERED);
    });
  });
}

function listEdition(
  event: DemoEvent,
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
    return incident === null ? [listed] : happen(listed, incident);
  });
}

/** The match as it is listed before, while and after something happens to it. */
function happen(listed: ListedMatch, incident: Incident): ListedMatch[] {
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
      const told = start - MOVE_TOLD;
      return [
        { ...listed, match: { ...match, start: formatWallTime(planned) }, listedUntil: told },
        { ...listed, listedFrom: told },
      ];
    }
    case "withdrawn": {
      const gone = start - incident.before * MINUTE;
      return [times.begins <= gone ? listed : { ...listed, listedUntil: gone }];
    }
  }
}
