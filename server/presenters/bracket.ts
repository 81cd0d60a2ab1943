import * as z from "zod/mini";
import {
  type BracketDetail,
  type BracketSummary,
  BracketSummarySchema,
  type PlaceView,
} from "#core/contract/bracket.ts";
import { formatInstant } from "#core/lib/time.ts";
import type { Bracket, BracketPlace } from "#core/model/bracket.ts";
import type { World } from "#core/world/world.ts";
import { presentMatches } from "./match.ts";

/** Presents a bracket for lists, without rounds and matches. */
export function presentBracketSummary(bracket: Bracket): BracketSummary {
  return z.encode(BracketSummarySchema, { ...bracket, id: bracket.ids[0] ?? "" });
}

/** Presents a bracket with its rounds and all their known matches. */
export function presentBracketDetail(world: World, bracket: Bracket): BracketDetail {
  const tournament = world.tournaments.get(bracket.tournament)?.tournament;
  const keys = bracket.rounds.flatMap((round) => round.places.map((place) => place.match));
  return {
    bracket: {
      ...presentBracketSummary(bracket),
      tournament: {
        site: bracket.site,
        slug: tournament?.slug ?? "",
        title: tournament?.title ?? "",
      },
      watchingSince: formatInstant(world.snapshot.watchingSince),
      rounds: bracket.rounds.map(({ key, section, name, losersTo, bestOf, places }) => ({
        key,
        section,
        name,
        losersTo,
        bestOf,
        places: places.map((place) => presentPlace(world, place)),
      })),
      resetPlayed: bracket.resetPlayed,
      dropIn: { ...bracket.dropIn },
      issues: bracket.issues.map(({ match, code, message }) => ({ match, code, message })),
    },
    matches: presentMatches(world, keys),
  };
}

function presentPlace(world: World, place: BracketPlace): PlaceView {
  const next = world.brackets.get(place.continuesIn ?? "");
  return {
    place: place.place,
    code: place.code,
    match: place.match,
    round: place.round,
    row: place.row,
    bye: place.bye,
    slots: place.slots.map(({ entry, source }) => ({ entry, source })),
    winnerTo: place.winnerTo,
    loserTo: place.loserTo,
    absence: place.absence,
    continuesIn:
      next === undefined ? null : { site: next.site, id: next.ids[0] ?? "", title: next.title },
  };
}
