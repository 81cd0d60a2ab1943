import { createUnpolledState } from "#core/model/poll-state.ts";
import { playElimination } from "#core/testing/elimination.ts";
import { createWireListsAt } from "#core/testing/elimination-wire.ts";
import type { AnnotationKind } from "#core/desk/annotation-kinds.ts";
import type { AnnotationOf } from "#core/desk/annotation.ts";
import { createAnnotations } from "#core/desk/annotations.ts";
import { MINUTE } from "#core/lib/time.ts";
import { STORE_OK } from "#core/model/store-health.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import {
  GENERATED_EVENT_START,
  wireContestant,
  type WireLists,
  wireTournament,
} from "#core/testing/wire-match.ts";
import { wireGroupMatch } from "#core/testing/wire-matches.ts";
import { deriveWorld } from "#core/world/derive-world.ts";
import type { World } from "#core/world/world.ts";
import type { Publication } from "#server/ingest/source/publication.ts";

/** A publication after the first response of the service. */
type PublicationWithWorld = Publication & { readonly world: World };

/** An annotation without author and time. */
type EnteredValue = {
  readonly [K in AnnotationKind]: Omit<AnnotationOf<K>, "who" | "at">;
}[AnnotationKind];

/** Current time of every test app: an elimination of eight contestants is in its semifinals. */
export const TEST_NOW = GENERATED_EVENT_START + 130 * MINUTE;

/**
 * Returns the service's lists at a minute of a double elimination of eight contestants (default:
 * `TEST_NOW`), with a group and a name for search tests.
 */
export function testLists(minute = 130): WireLists {
  const event = playElimination({
    kind: "double",
    contestants: 8,
    bronze: false,
    bestOf: 3,
    oddities: 0,
    dropOrder: (index) => index,
    resetListed: "always",
    random: () => 0.4,
  });
  const moment = createWireListsAt(event, minute, { locks: true, byes: true });
  return {
    upcoming: [
      ...moment.upcoming,
      groupMatch("9002", "2", { start: "2026-03-07 19:00:00", conflict: "1" }),
    ],
    ended: [
      ...moment.ended,
      groupMatch("9001", "1", {
        start: "2026-03-07 09:00:00",
        best_of: "1",
        locked: "1",
        contestants: [
          wireContestant({ name: "Ångström Ítél", score: "2", country: "se" }),
          wireContestant({ name: "=CMD()", score: "1", sort: "2", country: "" }),
        ],
      }),
    ],
  };
}

function groupMatch(
  id: string,
  row: string,
  change: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const tournament = wireTournament({
    game: "Halfpitch",
    game_slug: "halfpitch",
    title: "Harbour Trophy",
    slug: "harbour",
    start: "2026-03-07 08:00:00",
    end: "2026-03-07 20:00:00",
  });
  const { bracket: _, ...match } = wireGroupMatch(id, row, "Aino v Bo");
  const place = { group_id: "77", site: "halfpitch.example", locked: "0", best_of: "3" };
  return { ...match, ...place, tournament, ...change };
}

/** Returns the publication after one poll of these lists. */
export function publicationOf(lists: WireLists): PublicationWithWorld {
  const snapshot = pollWireLists(lists, TEST_NOW);
  const sent = [...lists.upcoming, ...lists.ended].map(
    (item) => [`${String(item["site"])}/${String(item["id"])}`, item] as const,
  );
  return {
    world: worldOf(snapshot, TEST_NOW),
    sources: [
      {
        ...createUnpolledState({ host: "football.example.org", clientId: "test" }),
        outcome: "ok",
        at: TEST_NOW,
        nextTry: TEST_NOW + 10_000,
        interval: 10_000,
        dataAt: TEST_NOW,
        tournaments: [...snapshot.matches.parts.keys()],
      },
    ],
    sentLists: lists,
    sent: new Map(sent),
    store: STORE_OK,
  };
}

/** The publication before the first response of the service. */
export const NO_PUBLICATION: Publication = {
  world: null,
  sources: [],
  sentLists: { upcoming: [], ended: [] },
  sent: new Map(),
  store: STORE_OK,
};

/** The publication of `testLists`. */
export const PUBLISHED = publicationOf(testLists());

/** The publication of `testLists` 90 seconds after the last successful poll. */
export const STALE_PUBLICATION = {
  ...PUBLISHED,
  world: {
    ...PUBLISHED.world,
    snapshot: { ...PUBLISHED.world.snapshot, takenAt: TEST_NOW - 90_000 },
  },
};

/** Returns the publication of `testLists` with these annotations. */
export function publishedWith(...values: EnteredValue[]): PublicationWithWorld {
  const { snapshot, now } = PUBLISHED.world;
  const authorship = { who: "Aino", at: TEST_NOW };
  const annotations = createAnnotations(
    values.map((value) => Object.assign({}, authorship, value)),
  );
  return { ...PUBLISHED, world: deriveWorld(snapshot, now, { graceMinutes: 10, annotations }) };
}
