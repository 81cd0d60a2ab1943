import { expect, it } from "vitest";
import type { EmbedNode } from "#core/embed/parts/node.ts";
import * as en from "#core/i18n/en/pages.ts";
import { MINUTE } from "#core/lib/time.ts";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import { GENERATED_EVENT_START } from "#core/testing/wire-match.ts";
import type { World } from "#core/world/world.ts";
import { createSvgFlags } from "#server/outlets/images/svg-flags.ts";
import { PUBLISHED, publicationOf, testLists } from "#server/testing/test-publication.ts";
import type { Card } from "./card.ts";
import { type CardKind, findCard } from "./find-card.ts";

const IN_SEMIFINALS = PUBLISHED.world;
const OVER = publicationOf(testLists(1_000)).world;
const CUP = "osu.example.net/cup-0";
const BRACKET = "osu.example.net/1101";

function cardOf(kind: CardKind, key: string, world: World = IN_SEMIFINALS): Card {
  const venue = createVenueFormat("UTC", en.common.locale, () => world.now);
  const flags = createSvgFlags(() => null);
  const card = findCard(kind, key, world)?.create({
    venue,
    flags,
    dataAt: GENERATED_EVENT_START + 130 * MINUTE,
  });
  if (card === undefined) throw new Error(`No card of ${kind} ${key}`);
  return card;
}

/** Returns the texts of a card's body in the order in which they are drawn. */
function textsOf(nodes: readonly EmbedNode[]): readonly string[] {
  return nodes
    .filter(({ tag }) => tag === "text")
    .map(({ children }) => children.findLast((child) => typeof child === "string") ?? "");
}

it("returns null for a subject that the world does not contain", () => {
  const kinds: readonly CardKind[] = [
    "matches",
    "tournaments",
    "groups",
    "brackets",
    "contestants",
  ];
  for (const kind of kinds) expect(findCard(kind, "no.example/1", IN_SEMIFINALS)).toBeNull();
});

it("shows names, scores, best of and day of an ended match", () => {
  const card = cardOf("matches", "halfpitch.example/9001");
  expect(card).toMatchObject({
    top: expect.stringContaining("Harbour Trophy"),
    mark: { text: "Ended", look: "plain" },
    foot: ["Best of 1", "7 Mar 09:00"],
  });
  expect(textsOf(card.body)).toEqual(["Ångström Ítél", "=CMD()", "2", "1"]);
});

it("shows the time of the data of a match that is being played", () => {
  const live = [...IN_SEMIFINALS.matches.values()].find(({ status }) => status.state === "live");
  expect(cardOf("matches", live?.match.key ?? "")).toMatchObject({
    mark: { text: "Live", look: "live" },
    foot: [expect.any(String), "as of 12:10"],
  });
});

it("names the champion only on the match that decided the tournament", () => {
  const champion = OVER.brackets.get(BRACKET)?.champion?.name ?? "none";
  const feet = [...OVER.tournaments.get(CUP)!.matches].map(
    ({ match }) => cardOf("matches", match.key, OVER).foot[0],
  );
  expect(feet.filter((left) => left === `${champion} is champion`)).toHaveLength(1);
});

it("shows the opponent and the record of a contestant in play", () => {
  const live = [...IN_SEMIFINALS.matches.values()].find(({ status }) => status.state === "live");
  const [first, second] = live?.match.entries ?? [];
  const card = cardOf("contestants", first?.key ?? "");
  expect(card.mark).toEqual({ text: "Live", look: "live" });
  expect(textsOf(card.body)).toEqual(expect.arrayContaining([first?.name, `v ${second?.name}`]));
  expect(card.foot[0]).toMatch(/^\d won, \d lost$/);
});

it("finds the card of a contestant by name", () => {
  const { champion } = OVER.brackets.get(BRACKET)!;
  const card = cardOf("contestants", (champion?.name ?? "").toUpperCase(), OVER);
  expect(card.mark?.text).toBe("Champion");
});

it("shows rank and last result of a contestant who is out, and marks the champion", () => {
  const { champion, runnerUp } = OVER.brackets.get(BRACKET)!;
  const second = cardOf("contestants", runnerUp?.key ?? "", OVER);
  expect(second.mark).toEqual({ text: "Out", look: "plain" });
  expect(textsOf(second.body)).toContain(`Lost to ${champion?.name}`);
  expect(second.foot[0]).toMatch(/^Placed 2 · /);
  expect(cardOf("contestants", champion?.key ?? "", OVER).mark?.text).toBe("Champion");
});

it("shows the next match of a tournament, then its champion", () => {
  expect(textsOf(cardOf("tournaments", CUP).body)[1]).toMatch(/^Next, /);
  const champion = OVER.brackets.get(BRACKET)?.champion?.name;
  expect(textsOf(cardOf("tournaments", CUP, OVER).body).slice(1)).toEqual(["Champion", champion]);
});

it("shows the grand final with the two finals before it, else the card of the tournament", () => {
  const card = cardOf("brackets", BRACKET, OVER);
  expect(card.mark?.text).toBe("Final four");
  expect(textsOf(card.body)).toContainEqual(expect.stringMatching(/^Grand Final, /));
  const start = publicationOf(testLists(1)).world;
  expect(cardOf("brackets", BRACKET, start).mark?.text).not.toBe("Final four");
});

it("shows the standings of a group", () => {
  const card = cardOf("groups", "halfpitch.example/77");
  expect(textsOf(card.body).slice(0, 4)).toEqual(["P", "±", "W", "1"]);
});

it("shows the ranking of a tournament, or its own card without one", () => {
  expect(cardOf("rankings", CUP, OVER).mark?.text).toBe("Final ranking");
  expect(cardOf("rankings", "halfpitch.example/harbour").top).toContain("Halfpitch");
});
