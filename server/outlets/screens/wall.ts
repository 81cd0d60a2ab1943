import { tournamentPage } from "#core/paths/paths.ts";
import type { BracketView, StandingView } from "#core/contract/tournament.ts";
import { removeResultAndSpoilers } from "#core/embed/parts/remove-result-and-spoilers.ts";
import { formatDataTime } from "#core/lib/format-data-time.ts";
import { el, type EmbedNode } from "#core/embed/parts/node.ts";
import type { EmbedOptions } from "#core/embed/parts/options.ts";
import { createEmbedTimes, STALE_AFTER_MS } from "#core/embed/parts/times.ts";
import { type WallTournament, selectWallSlides } from "#core/embed/wall/wall-slides.ts";
import type { WallContext } from "#core/embed/wall/wall-parts.ts";
import { renderWallSlides } from "#core/embed/wall/render-wall-slides.ts";
import { compareText } from "#core/lib/compare.ts";
import type { Steps } from "#core/lib/steps.ts";
import { getExpectedStartsInSteps } from "#core/forecast/expected-in-world.ts";
import type { Instant } from "#core/model/match.ts";
import { findDataTime } from "#core/world/data-time.ts";
import type { World } from "#core/world/world.ts";
import type { ScreenMessages } from "#core/i18n/en/embeds.ts";
import type { EmbedAndScreenMessages } from "#core/i18n/embed-and-screen-messages.ts";
import { presentBracketDetail, presentGroup } from "#server/presenters/tournament.ts";
import { presentMatchList } from "#server/presenters/match-list.ts";
import { presentRanking } from "#server/presenters/ranking.ts";
import type { ScreenState } from "./screen-page.ts";
import { selectWallTournaments } from "./wall-tournaments.ts";
import { encode } from "uqr";

const byName = (a: StandingView, b: StandingView): number =>
  compareText(a.contestant.name, b.contestant.name);

export interface WallInput {
  readonly options: EmbedOptions;
  /** Messages in the language of the options. */
  readonly messages: EmbedAndScreenMessages;
  /** Name of this wall: its message replaces the message for all walls; "" for none. */
  readonly name: string;
  /** Channel whose match determines the tournament if the options name none; "" for none. */
  readonly channel: string;
  /** Whether slide transitions are animated. */
  readonly moves: boolean;
  /** IANA time zone of the venue. */
  readonly venueZone: string;
  /** Returns the URL of a country's flag; `null` if it has none. */
  readonly flag: (country: string) => string | null;
  /** Base URL of this server without a trailing slash; `null` if it is not configured. */
  readonly publicUrl: string | null;
  /** Time of the request. */
  readonly now: Instant;
}

/** Renders the venue display, tournament by tournament. `world` is `null` before the first data. */
export function* presentWallSteps(world: World | null, setting: WallInput): Steps<ScreenState> {
  const { options, name, moves, venueZone, flag, publicUrl } = setting;
  const { embed: messages, screen, clock } = setting.messages;
  const tournament = options.tournament || tournamentOn(setting.channel, world);
  const locale = options.locale || "en-GB";
  const chosen = world?.tournaments.get(tournament);
  const zone = options.zone || zoneIn(world, chosen?.tournament.key) || venueZone;
  const times = createEmbedTimes(zone, locale, world?.now ?? 0);
  const base = {
    look: "wall",
    locale: messages.locale,
    clock,
    zone,
    theme: options.theme,
    moves,
  };
  const around = (age: EmbedNode): readonly EmbedNode[] => [
    el("time", { class: "clock" }),
    age,
    el("p", { class: "standing", role: "status" }),
    el("p", { class: "not-updated", role: "alert" }, screen.notUpdated),
  ];
  if (world === null) {
    const waiting = el("p", { class: "waiting" }, screen.waiting);
    const slides = [{ key: "waiting", seconds: 0, nodes: [waiting] }];
    return {
      ...base,
      around: around(el("p", { class: "age" })),
      title: "Matchdesk",
      slides,
      tournaments: [],
      isMissing: false,
    };
  }
  const missing = missingOf(setting, world);
  const isMissing = missing?.kind === "tournament";
  const tournaments = isMissing
    ? []
    : yield* tournamentSteps(world, tournament, options.hideScores);
  yield;
  const slides = renderWallSlides(selectWallSlides(tournaments, world.now), {
    options,
    messages,
    screen,
    times,
    flag,
    message:
      world.annotations.valueOf("wall-message", name) ??
      world.annotations.valueOf("wall-message", ""),
    missing,
    page: publicUrl === null ? null : pageAt(publicUrl, chosen?.tournament, screen),
  });
  const keys = tournaments.map(({ tournament: { site, slug } }) => `${site}/${slug}`);
  const { at, site } = findDataTime(world, keys);
  const isOld = setting.now - at > STALE_AFTER_MS;
  const from = screen.clock.dataFrom(formatDataTime(times.when(at), site));
  return {
    ...base,
    around: around(el("p", { class: isOld ? "age old" : "age" }, from)),
    title: chosen?.tournament.title ?? "Matchdesk",
    slides,
    tournaments: keys,
    isMissing,
  };
}

/**
 * Removes results and rankings before the layout, and sorts standings by name: otherwise the page
 * of a table, or the contestants of a next match, would reveal results.
 */
function withoutResults({ matches, groups, ...rest }: WallTournament): WallTournament {
  return {
    ...rest,
    matches: matches.map(removeResultAndSpoilers),
    groups: groups.map((group) => ({ ...group, standings: group.standings.toSorted(byName) })),
    rankings: [],
  };
}

/** Presents all tournaments that may be shown. `selectWallSlides` selects the slides from them. */
function* tournamentSteps(
  world: World,
  tournament: string,
  hidesScores: boolean,
): Steps<WallTournament[]> {
  yield* getExpectedStartsInSteps(world);
  const views =
    tournament === ""
      ? [...selectWallTournaments(world)]
      : [world.tournaments.get(tournament) ?? []];
  const presented: WallTournament[] = [];
  for (const view of views.flat()) {
    yield;
    const brackets: BracketView[] = [];
    for (const bracket of view.brackets) {
      brackets.push(presentBracketDetail(world, bracket).bracket);
      yield;
    }
    const complete = {
      tournament: view.tournament,
      matches: presentMatchList(world, view.matches, null).matches,
      groups: view.groups.map((group) => presentGroup(world, group, false)),
      brackets,
      rankings: view.rankings
        .filter(({ isFinal }) => isFinal)
        .map((ranking) => presentRanking(world, ranking)),
    };
    presented.push(hidesScores ? withoutResults(complete) : complete);
  }
  return presented;
}

/** Returns the zone entered for a tournament of this world; others are hidden from viewers. */
function zoneIn(world: World | null, tournament: string | undefined): string | null {
  return tournament === undefined
    ? null
    : (world?.annotations.valueOf("venue-zone", tournament) ?? null);
}

/** Returns `SITE/SLUG` of the tournament whose match is on a channel; "" if there is none. */
function tournamentOn(channel: string, world: World | null): string {
  const match = world?.annotations.channelOf(channel)?.value.match ?? "";
  return world?.matches.get(match)?.match.tournament.key ?? "";
}

/**
 * Returns the tournament or channel that does not exist; `null` if all exist. A channel without a
 * match is not missing, because a match may follow.
 */
function missingOf(
  { options: { tournament }, channel }: WallInput,
  world: World,
): WallContext["missing"] {
  if (tournament !== "") {
    return world.tournaments.has(tournament) ? null : { kind: "tournament", name: tournament };
  }
  if (channel === "" || world.annotations.channelOf(channel) !== null) return null;
  return { kind: "channel", name: channel };
}

function pageAt(
  publicUrl: string,
  tournament: { readonly site: string; readonly slug: string } | undefined,
  messages: ScreenMessages,
): WallContext["page"] {
  const path = tournament === undefined ? "/" : tournamentPage(tournament.site, tournament.slug);
  return { host: new URL(publicUrl).host, code: qrCode(publicUrl + path, messages.onYourPhone) };
}

/** Renders a QR code as SVG, black on white. @param label Accessible name. */
function qrCode(text: string, label: string): EmbedNode {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const runs = data.flatMap((row, y) =>
    [...row.map(Number).join("").matchAll(/1+/g)].map(
      ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
    ),
  );
  return el(
    "svg",
    { class: "code", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": label },
    el("rect", { width: size, height: size, fill: "#fff" }),
    el("path", { d: runs.join(""), fill: "#000" }),
  );
}
