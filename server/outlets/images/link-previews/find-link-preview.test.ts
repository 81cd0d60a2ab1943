import { expect, it } from "vitest";
import * as en from "#core/i18n/en/pages.ts";
import { MINUTE } from "#core/lib/time.ts";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import { GENERATED_EVENT_START } from "#core/testing/wire-match.ts";
import type { World } from "#core/world/world.ts";
import { PUBLISHED, publicationOf, testLists } from "#server/testing/test-publication.ts";
import { findLinkPreview, type PreviewKind } from "./find-link-preview.ts";
import type { LinkPreview } from "./link-preview.ts";

const IN_SEMIFINALS = PUBLISHED.world;
const OVER = publicationOf(testLists(1_000)).world;
const CUP = "osu.example.net/cup-0";
const BRACKET = "osu.example.net/1101";

function previewOf(kind: PreviewKind, key: string, world: World = IN_SEMIFINALS): LinkPreview {
  const venue = createVenueFormat("UTC", en.common.locale, () => world.now);
  const dataAt = GENERATED_EVENT_START + 130 * MINUTE;
  const preview = findLinkPreview(kind, key, world)?.create({ venue, dataAt });
  if (preview === undefined) throw new Error(`No preview of ${kind} ${key}`);
  return preview;
}

it("returns null for a subject that the world does not contain", () => {
  const kinds: readonly PreviewKind[] = [
    "matches",
    "tournaments",
    "groups",
    "brackets",
    "contestants",
  ];
  for (const kind of kinds) expect(findLinkPreview(kind, "no.example/1", IN_SEMIFINALS)).toBeNull();
});

it("shows names, scores, best of and day of an ended match", () => {
  const preview = previewOf("matches", "halfpitch.example/9001");
  expect(preview).toMatchObject({
    top: expect.stringContaining("Harbour Trophy"),
    mark: { text: "Ended", look: "plain" },
    foot: ["Best of 1", "7 Mar 09:00"],
  });
  expect(preview.rows).toMatchObject([
    { name: "Ångström Ítél", country: "se", figures: ["2"], look: "won" },
    { name: "=CMD()", country: "", figures: ["1"], look: "quiet" },
  ]);
});

it("shows the time of the data of a match that is being played", () => {
  const live = [...IN_SEMIFINALS.matches.values()].find(({ status }) => status.state === "live");
  expect(previewOf("matches", live?.match.key ?? "")).toMatchObject({
    mark: { text: "Live", look: "live" },
    foot: [expect.any(String), "as of 12:10"],
  });
});

it("names the champion only on the match that decided the tournament", () => {
  const champion = OVER.brackets.get(BRACKET)?.champion?.name ?? "none";
  const feet = [...OVER.tournaments.get(CUP)!.matches].map(
    ({ match }) => previewOf("matches", match.key, OVER).foot[0],
  );
  expect(feet.filter((left) => left === `${champion} is champion`)).toHaveLength(1);
});

it("shows the opponent and the record of a contestant in play", () => {
  const live = [...IN_SEMIFINALS.matches.values()].find(({ status }) => status.state === "live");
  const [first, second] = live?.match.entries ?? [];
  const preview = previewOf("contestants", first?.key ?? "");
  expect(preview.mark).toEqual({ text: "Live", look: "live" });
  expect(preview.rows).toMatchObject([
    { name: first?.name, look: "title" },
    { name: `v ${second?.name}`, figures: [expect.stringMatching(/^\d–\d$/)], look: "live" },
  ]);
  expect(preview.foot[0]).toMatch(/^\d won, \d lost$/);
});

it("finds the preview of a contestant by name", () => {
  const { champion } = OVER.brackets.get(BRACKET)!;
  const preview = previewOf("contestants", (champion?.name ?? "").toUpperCase(), OVER);
  expect(preview.mark?.text).toBe("Champion");
});

it("shows rank and last result of a contestant who is out, and marks the champion", () => {
  const { champion, runnerUp } = OVER.brackets.get(BRACKET)!;
  const second = previewOf("contestants", runnerUp?.key ?? "", OVER);
  expect(second.mark).toEqual({ text: "Out", look: "plain" });
  expect(second.rows[1]?.name).toBe(`Lost to ${champion?.name}`);
  expect(second.foot[0]).toMatch(/^Placed 2 · /);
  expect(previewOf("contestants", champion?.key ?? "", OVER).mark?.text).toBe("Champion");
});

it("shows the next match of a tournament, then its champion", () => {
  expect(previewOf("tournaments", CUP).rows[1]?.label).toMatch(/^Next, /);
  const champion = OVER.brackets.get(BRACKET)?.champion?.name;
  expect(previewOf("tournaments", CUP, OVER).rows).toMatchObject([
    { name: "Cup 0", look: "title" },
    { label: "Champion", name: champion },
  ]);
});

it("shows the grand final with the two finals before it, else the preview of the tournament", () => {
  const preview = previewOf("brackets", BRACKET, OVER);
  expect(preview.mark?.text).toBe("Final four");
  expect(preview.rows.map(({ label }) => label)).toEqual([
    "Grand Final",
    "",
    "UB Final",
    "",
    "LB Final",
    "",
  ]);
  const start = publicationOf(testLists(1)).world;
  expect(previewOf("brackets", BRACKET, start).mark?.text).not.toBe("Final four");
});

it("shows the standings of a group", () => {
  const preview = previewOf("groups", "halfpitch.example/77");
  expect(preview.heads).toEqual(["P", "±", "W"]);
  expect(preview.rows[0]).toMatchObject({ label: "1", figures: ["1", "+1", "1"] });
});

it("shows the ranking of a tournament, or its own preview without one", () => {
  expect(previewOf("rankings", CUP, OVER).mark?.text).toBe("Final ranking");
  expect(previewOf("rankings", "halfpitch.example/harbour").top).toContain("Halfpitch");
});
