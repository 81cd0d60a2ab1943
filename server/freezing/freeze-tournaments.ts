import type * as z from "zod/mini";
import { MatchDetailSchema, MatchListSchema } from "#core/contract/match.ts";
import { MetaSchema } from "#core/contract/meta.ts";
import { RankingDetailSchema } from "#core/contract/ranking.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { EMBED_PREFIX } from "#core/paths/route-prefixes.ts";
import {
  BracketDetailSchema,
  TournamentDetailSchema,
  TournamentListSchema,
} from "#core/contract/tournament.ts";
import { type WidgetFiles, WidgetFilesSchema } from "#core/contract/widget-files.ts";
import { createProgressPrinter } from "#server/platform/command.ts";
import type { PublicServerClient } from "./public-server-client.ts";
import { findFrozenFilePath, type FrozenFileForm } from "./frozen-file-path.ts";
import type { FrozenFolder } from "./frozen-folder.ts";
import { flagCodesOf, collectFrozenResponses, type FrozenTournament } from "./collect-responses.ts";
import {
  createListFiles,
  type GeneratedFrozenFile,
  createMatchFiles,
  createTournamentFiles,
} from "./frozen-pages.ts";

/** Dependencies of freezing. */
export interface FreezeDeps {
  readonly desk: PublicServerClient;
  readonly folder: FrozenFolder;
  /** URL at which the folder is published, without a trailing slash; `null` if unknown. */
  readonly publicUrl: string | null;
  /** Prints a progress line. */
  readonly say: (line: string) => void;
}

/** Result of freezing. */
export interface FreezeResult {
  readonly tournaments: number;
  readonly matches: number;
  /** Paths that are not valid file names. */
  readonly skipped: readonly string[];
}

/** Concurrent requests. */
const CONCURRENCY = 6;
const FLAG = /\/flags\/[a-z]{2}\.([\da-f]+)\.svg/;

/**
 * Writes the public data of these tournaments (`SITE/SLUG`; none for all that the server shows now)
 * to the paths at which clients request it, so that a plain file server can replace the server.
 *
 * @throws ServerUnreachableError if the server does not respond as expected.
 */
export async function freezeTournaments(
  tournaments: readonly string[],
  { desk, folder, publicUrl, say }: FreezeDeps,
): Promise<FreezeResult> {
  const skipped: string[] = [];
  const write = (path: string, form: FrozenFileForm, content: string | Uint8Array): void => {
    const file = findFrozenFilePath(path, form);
    if (file === null) skipped.push(path);
    else folder.write(file, content);
  };
  const writeAll = (files: readonly GeneratedFrozenFile[]): void => {
    for (const { path, form, content } of files) write(path, form, content);
  };

  const meta = parse(MetaSchema, await desk.read(apiPaths.meta));
  const widget = parse(WidgetFilesSchema, await desk.read("/widget.json"));
  const events = await readTournaments(tournaments, desk);
  const flagVersion = await findFlagVersion(desk);
  const setting = {
    look: { venueZone: meta.timeZone, style: widget.style.path, flagVersion },
    publicUrl,
    day: meta.now.slice(0, "2026-05-16".length),
  };

  await copyWidget(widget, desk, write);
  for (const country of flagVersion === "" ? [] : flagCodesOf(events)) {
    const path = `/flags/${country}.${flagVersion}.svg`;
    const flag = await desk.find(path);
    if (flag !== null) write(path, "file", flag);
  }
  writeAll(createListFiles(events, setting));
  for (const event of events) writeAll(createTournamentFiles(event, setting));

  const responses = collectFrozenResponses(events);
  const progress = createProgressPrinter("freeze", say, "responses");
  let done = 0;
  const remaining = responses.values();
  const copy = async (): Promise<void> => {
    for (const { path, isMatch } of remaining) {
      const content = await desk.find(path);
      if (content !== null) write(path, "file", content);
      if (content !== null && isMatch) {
        writeAll(createMatchFiles(parse(MatchDetailSchema, content), setting));
      }
      done += 1;
      progress(done, responses.length);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, copy));
  const matches = events.reduce((sum, { list }) => sum + list.matches.length, 0);
  return { tournaments: events.length, matches, skipped };
}

async function readTournaments(
  keys: readonly string[],
  desk: PublicServerClient,
): Promise<readonly FrozenTournament[]> {
  const list = parse(TournamentListSchema, await desk.read(apiPaths.tournaments));
  const allKeys = list.tournaments.map(({ site, slug }) => `${site}/${slug}`);
  const events: FrozenTournament[] = [];
  for (const key of keys.length === 0 ? allKeys : keys) {
    const [site = "", slug = ""] = key.split("/");
    const detail = parse(TournamentDetailSchema, await desk.read(apiPaths.tournament(site, slug)));
    const matches = parse(MatchListSchema, await desk.read(apiPaths.matches({ tournament: key })));
    events.push({
      key,
      detail,
      list: matches,
      ranking: parse(RankingDetailSchema, await desk.read(apiPaths.ranking(site, slug))),
      brackets: await Promise.all(
        detail.tournament.brackets.map(async ({ id }) =>
          parse(BracketDetailSchema, await desk.read(apiPaths.bracket(site, id))),
        ),
      ),
    });
  }
  return events;
}

/** Returns the version in the flags' file names, found in an embed page; "" if it shows no flag. */
async function findFlagVersion(desk: PublicServerClient): Promise<string> {
  const page = Buffer.from(
    await desk.read(`${EMBED_PREFIX}/matches?flags=images&limit=100`),
  ).toString();
  return FLAG.exec(page)?.[1] ?? "";
}

/**
 * Copies the widget's files. The files with a hash in their name are unchanged; the unversioned
 * scripts are replaced by versions that load their data only once.
 */
async function copyWidget(
  { script, module, style, bracket, messages }: WidgetFiles,
  desk: PublicServerClient,
  write: (path: string, form: FrozenFileForm, content: Uint8Array) => void,
): Promise<void> {
  const pinned = [script.path, module.path, style.path, bracket, ...messages];
  const unversioned = ["/widget.css", "/embed-height.js", "/widget.frozen-frame.js"];
  const copies = ["/widget.json", ...pinned, ...unversioned].map((path) => [path, path] as const);
  const frozen = [
    ["/widget.frozen.js", "/widget.js"],
    ["/widget.frozen.mjs", "/widget.mjs"],
    ["/embed-frame.frozen.js", "/embed-frame.js"],
  ] as const;
  for (const [from, to] of [...copies, ...frozen]) write(to, "file", await desk.read(from));
}

function parse<T extends z.ZodMiniType>(schema: T, bytes: Uint8Array): z.infer<T> {
  return schema.parse(JSON.parse(Buffer.from(bytes).toString()));
}
