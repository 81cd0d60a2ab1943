import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type { MatchList } from "#core/contract/match.ts";
import { deskPaths } from "#core/paths/desk-paths.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { must } from "#core/lib/must.ts";
import {
  encodeMatchListResponse,
  encodeTokenResponse,
  startFaultServer,
} from "#server/testing/fault-server.ts";
import { NODE_FLAGS } from "#server/testing/node-flags.ts";
import {
  createLargeEvent,
  getVenueOffset,
  type LargeEventSite,
  withChangedScore,
} from "./large-event.ts";

/** The built product of a checkout on a large event. */
export interface LargeEventServer {
  readonly url: string;
  /**
   * Gives a live match in conflict another score. Resolves when the product polls it, to
   * milliseconds since the epoch.
   */
  readonly changeScore: (score: number) => Promise<number>;
  readonly stop: () => Promise<void>;
}

const POLL_SECONDS = 3;
/** Stations that are entered at the same time. */
const ENTERED_TOGETHER = 20;

/**
 * Starts `dist/server/main.js` of a checkout with one client per site, and enters the stations;
 * resolves when it is ready.
 */
export async function startLargeEventServer(checkout: string): Promise<LargeEventServer> {
  const now = Date.now();
  const event = createLargeEvent(now);
  const services = await Promise.all(event.map(startSite));
  const folder = mkdtempSync(join(tmpdir(), "matchdesk-pages-"));
  const credentials = join(folder, "credentials.json");
  const clients = services.map(({ url }, index) => ({ url, id: `site${index}`, secret: "secret" }));
  writeFileSync(credentials, JSON.stringify(clients), { mode: 0o600 });
  const offset = getVenueOffset(now);
  const child = spawn(process.execPath, [...NODE_FLAGS, "dist/server/main.js"], {
    cwd: checkout,
    env: {
      PATH: process.env["PATH"],
      CREDENTIALS_FILE: credentials,
      // POSIX counts these zones the other way round.
      UPSTREAM_TIMEZONE: `Etc/GMT${offset > 0 ? "-" : "+"}${Math.abs(offset)}`,
      DATA_DIR: join(folder, "data"),
      POLL_SECONDS: String(POLL_SECONDS),
      RATE_LIMIT: "1000000",
      PORT: "0",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // Stops the process even if the benchmark fails.
  process.once("exit", () => void child.kill());
  const url = await new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const [address] = /http:\S+/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  while (!(await fetch(`${url}/readyz`)).ok) await sleep(50);
  // Before the matches are listed, because every entry derives all of them again.
  await enterStations(url, event);
  for (const { open } of services) open();
  await untilAllMatchesAreKnown(url, event);
  const first = must(services[0], "the event has sites");
  return {
    url,
    changeScore: first.changeScore,
    stop: async () => {
      child.kill();
      await Promise.all(services.map(({ close }) => close()));
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function startSite(original: LargeEventSite) {
  let site: LargeEventSite = { ...original, matches: [] };
  let notifyPoll: ((at: number) => void) | null = null;
  const service = await startFaultServer(({ path }) => {
    if (path.startsWith("/token/")) return encodeTokenResponse("token");
    const list = path.includes("ended") ? "ended" : "upcoming";
    if (list === "ended") {
      notifyPoll?.(Date.now());
      notifyPoll = null;
    }
    return encodeMatchListResponse(
      site.matches.filter((match) => match.list === list).map(({ wire }) => wire),
    );
  });
  return {
    url: service.url,
    /** Lists the matches; until then, the lists are empty. */
    open: (): void => {
      site = original;
    },
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
  const facts = event.flatMap(({ site, matches }) =>
    matches.flatMap(({ wire, station }) =>
      station === null
        ? []
        : [{ kind: "station", scope: `${site}/${String(wire["id"])}`, value: station }],
    ),
  );
  for (let first = 0; first < facts.length; first += ENTERED_TOGETHER) {
    await Promise.all(
      facts.slice(first, first + ENTERED_TOGETHER).map(async (fact) => {
        const response = await fetch(url + deskPaths.facts, {
          method: "PUT",
          headers: { "content-type": "application/json", "x-matchdesk": "1" },
          body: JSON.stringify(fact),
        });
        if (!response.ok) throw new Error(`${fact.scope}: ${await response.text()}`);
      }),
    );
  }
}
