/** Plays two weeks of the demo, which must raise no alarm about its own data. */
import { describe, expect, it } from "vitest";
import { deriveAttention } from "#core/attention/derive-attention.ts";
import type { AttentionKind } from "#core/attention/rules/attention-rules.ts";
import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { DAY, MINUTE, parseWallTime } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import { isLongMode, sample } from "#core/testing/node/sample.ts";
import { listDemoMatches } from "#server/reference/demo/programme.ts";
import type { ReplayLists } from "#server/reference/replay/replay.ts";
import { getMatchAtTime } from "#server/reference/replay/reveal.ts";
import type { ListedMatch } from "#server/reference/store/matches.ts";
import { replayLists } from "#server/testing/replayed-event.ts";
import { LIST_LIMIT } from "#server/upstream/client.ts";

const FROM = Date.UTC(2026, 4, 16);
const UNTIL = FROM + 14 * DAY;
/**
 * Time between two polls, in milliseconds. More changes between two polls look more like lost data.
 * No part of a day, so that each day is polled at other times.
 */
const STEP = (isLongMode ? 5 : 130) * MINUTE;
const TIMES = Array.from({ length: (UNTIL - FROM) / STEP }, (_, index) => FROM + index * STEP);
const SITES = groupBy(listDemoMatches(FROM, UNTIL), ({ match }) => match.site);

const ABOUT_DATA: ReadonlySet<AttentionKind> = new Set(["data-held", "last-seen"]);

/** Returns the lists of a client as its service sends them. */
function listsAt(listed: readonly ListedMatch[], now: Instant): ReplayLists {
  const present = listed.filter((each) => each.listedFrom <= now && now < each.listedUntil);
  const select = (isEnded: boolean) =>
    present
      .filter(({ times }) => times.begins <= now === isEnded)
      .map(({ match, times }) => getMatchAtTime(match, times, now));
  return {
    upcoming: select(false).slice(0, LIST_LIMIT),
    ended: select(true).reverse().slice(0, LIST_LIMIT),
  };
}

function startOf({ match }: ListedMatch): Instant {
  return must(parseWallTime(match.start), "every match of the demo has a start");
}

describe("two weeks of the demo", () => {
  it.each(sample([...SITES.keys()], 2))(
    "raise no alarm about the data of %s",
    (site) => {
      const listed = (SITES.get(site) ?? []).toSorted((a, b) => startOf(a) - startOf(b));
      const found = new Set<string>();
      for (const { now, world, histories } of replayLists((at) => listsAt(listed, at), TIMES)) {
        for (const { id, kind } of deriveAttention(world, histories, now)) {
          if (ABOUT_DATA.has(kind)) found.add(id);
        }
      }
      expect([...found]).toEqual([]);
    },
    600_000,
  );
});
