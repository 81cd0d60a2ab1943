import { must } from "#core/lib/must.ts";
import { HOUR, MINUTE, parseWallTime } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import { scheduleReplay } from "#server/reference/replay/schedule.ts";
import type { ListedMatch } from "#server/reference/store/matches.ts";
import { playEdition, startOfEdition } from "./edition.ts";
import type { DemoTournament } from "./demo-tournament.ts";
import { DEMO_TOURNAMENTS } from "./demo-tournaments.ts";
import { EVENING_TOURNAMENTS } from "./evening-tournaments.ts";
import { applyIncident, findDelay } from "./incidents.ts";

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
    played.map(({ incident }) => findDelay(incident)),
  );
  return played.flatMap(({ match, incident, listedBefore }, index) => {
    const start = must(parseWallTime(match.start), "the demo writes its own starts");
    const listed = {
      match,
      times: must(times[index], "every match is scheduled"),
      listedFrom: listedBefore === null ? listedFrom : start - listedBefore * MINUTE,
      listedUntil,
    };
    return incident === null ? [listed] : applyIncident(listed, incident);
  });
}
