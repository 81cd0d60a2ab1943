import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { MatchList } from "#core/contract/match.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { must } from "#core/lib/must.ts";
import {
  createLargeEvent,
  getVenueOffset,
  type LargeEventSite,
  withChangedScore,
} from "./large-event.ts";
import { putAnnotation } from "./on-air.ts";
import { createTemporaryFolder, startListService, startProduct } from "./product.ts";

export type LargeEventServer = Awaited<ReturnType<typeof startLargeEventServer>>;

const POLL_SECONDS = 3;
/** Stations that are entered at the same time. */
const ENTERED_TOGETHER = 20;

/**
 * Starts `dist/server/main.js` of a checkout with one client per site, and enters the stations;
 * resolves when it is ready.
 */
export async function startLargeEventServer(checkout: string) {
  const now = Date.now();
  const event = createLargeEvent(now);
  const services = await Promise.all(event.map(startSite));
  const folder = createTemporaryFolder();
  const credentials = join(folder, "credentials.json");
  const clients = services.map(({ url }, index) => ({ url, id: `site${index}`, secret: "secret" }));
  writeFileSync(credentials, JSON.stringify(clients), { mode: 0o600 });
  const offset = getVenueOffset(now);
  const env = {
    CREDENTIALS_FILE: credentials,
    // POSIX counts these zones the other way round.
    UPSTREAM_TIMEZONE: `Etc/GMT${offset > 0 ? "-" : "+"}${Math.abs(offset)}`,
    DATA_DIR: join(folder, "data"),
    POLL_SECONDS: String(POLL_SECONDS),
  };
  const { url, child } = await startProduct(env, undefined, checkout);
  // Before the matches are listed, because every entry derives all of them again.
  await enterStations(url, event);
  for (const { open } of services) open();
  await untilAllMatchesAreKnown(url, event);
  const first = must(services[0], "the event has sites");
  return {
    url,
    changeScore: first.changeScore,
    stop: async (): Promise<void> => {
      child.kill();
      await Promise.all(services.map(({ close }) => close()));
    },
  };
}

async function startSite(original: LargeEventSite) {
  let site: LargeEventSite = { ...original, matches: [] };
  let notifyPoll: ((at: number) => void) | null = null;
  const service = await startListService((name) => {
    if (name === "ended") {
      notifyPoll?.(Date.now());
      notifyPoll = null;
    }
    return site.matches.filter(({ list }) => list === name).map(({ wire }) => wire);
  });
  return {
    url: service.url,
    /** Lists the matches; until then, the lists are empty. */
    open: (): void => {
      site = original;
    },
    /**
     * Gives a live match in conflict another score. Resolves when the product polls it, to
     * milliseconds since the epoch.
     */
    changeScore: (score: number): Promise<number> => {
      site = withChangedScore(original, score);
      return new Promise((resolve) => {
        notifyPoll = resolve;
      });
    },
    close: () => service.close(),
  };
}

async function untilAllMatchesAreKnown(
  url: string,
  event: readonly LargeEventSite[],
): Promise<void> {
  const expected = event.flatMap(({ matches }) => matches).length;
  for (;;) {
    const list: MatchList = await (await fetch(url + apiPaths.matches({ limit: 1 }))).json();
    const { upcoming, live, ended } = list.counts;
    if (upcoming + live + ended === expected) return;
    await sleep(500);
  }
}

async function enterStations(url: string, event: readonly LargeEventSite[]): Promise<void> {
  const annotations = event.flatMap(({ site, matches }) =>
    matches.flatMap(({ wire, station }) =>
      station === null
        ? []
        : [{ kind: "station", scope: `${site}/${String(wire["id"])}`, value: station }],
    ),
  );
  for (let first = 0; first < annotations.length; first += ENTERED_TOGETHER) {
    await Promise.all(
      annotations
        .slice(first, first + ENTERED_TOGETHER)
        .map((annotation) => putAnnotation(url, annotation)),
    );
  }
}
