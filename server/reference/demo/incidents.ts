import { must } from "#core/lib/must.ts";
import { MINUTE, formatWallTime, parseWallTime } from "#core/lib/time.ts";
import type { WireMatch } from "#core/wire/schema.ts";
import type { ReplayDelay } from "#server/reference/replay/schedule.ts";
import type { ListedMatch } from "#server/reference/store/matches.ts";
import type { Incident } from "./demo-tournament.ts";

/** Returns by how much an incident delays the begin and the end of its match. */
export function findDelay(incident: Incident | null): ReplayDelay {
  if (incident?.type === "late") return { begin: incident.by * MINUTE, end: 0 };
  return { begin: 0, end: incident?.type === "slow" ? incident.by * MINUTE : 0 };
}

/** Returns the match as listed before, during and after an incident. */
export function applyIncident(listed: ListedMatch, incident: Incident): ListedMatch[] {
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
      const planned = formatWallTime(start - incident.by * MINUTE);
      return change(listed, start - incident.notice * MINUTE, {
        match: { ...match, start: planned },
      });
    }
    case "withdrawn": {
      const removedAt = start - incident.before * MINUTE;
      return [times.begins <= removedAt ? listed : { ...listed, listedUntil: removedAt }];
    }
    case "late":
    case "slow":
      return [listed];
    case "corrected": {
      const correctedAt = times.ends + incident.after * MINUTE;
      return change(listed, correctedAt, { match: withGameForLoser(match) });
    }
    case "unlocked":
      return [{ ...listed, match: { ...match, locked: "0" } }];
  }
}

/** Returns the match with other values until a time, and with its own afterwards. */
function change(
  listed: ListedMatch,
  until: number,
  before: Pick<ListedMatch, "match">,
): ListedMatch[] {
  return [
    { ...listed, ...before, listedUntil: until },
    { ...listed, listedFrom: until },
  ];
}

/** Returns a match with one game more for its loser, or one fewer if that would be a draw. */
function withGameForLoser(match: WireMatch): WireMatch {
  const scores = match.contestants.map(({ score }) => Number(score));
  const [most, least] = [Math.max(...scores), Math.min(...scores)];
  const wrong = least + 1 < most ? least + 1 : least - 1;
  const contestants = match.contestants.map((contestant, index) =>
    scores[index] === least ? { ...contestant, score: `${wrong}` } : contestant,
  );
  return { ...match, contestants };
}
