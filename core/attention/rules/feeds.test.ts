import { describe, expect, it } from "vitest";
import { deriveAttention } from "#core/attention/derive-attention.ts";
import { DAY, MINUTE } from "#core/lib/time.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { WIRE_START, wireBracket } from "#core/testing/wire-match.ts";
import { wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";
import type { DerivedMatch, Slot } from "#core/model/derived-match.ts";
import {
  FIRST_ADVANCED_OUTCOME,
  createOpenSlot,
  createBracketMatch,
  createPlaceRef,
  attentionItemsOf,
  formatAttentionItems,
  type Setting,
  createLiveMatchWithoutContestants,
  ADVANCED_STATUS,
} from "#core/testing/attention.ts";
import { entries, LIVE, match, NOON } from "#core/testing/model-match.ts";

const issue = (code: string, id: string | null = "a.example/1") => ({
  match: id,
  code,
  message: "",
});

describe("slot-unfilled and advanced-without-winning", () => {
  const over = createBracketMatch("1", "ro4", {
    status: ADVANCED_STATUS,
    outcome: FIRST_ADVANCED_OUTCOME,
  });
  const alone = { ...over, match: { ...over.match, entries: entries("Aino") } };
  const late = { basis: { lockTrusted: false }, now: NOON + 10 * MINUTE };
  const far = match("2", { start: NOON + DAY, entries: [] });
  const open = (slot: Slot, change: Partial<DerivedMatch> = {}) =>
    createBracketMatch("2", "ro2", { match: far, slots: [slot], ...change });
  const forWinner = open(createOpenSlot("winner", "1"));

  it.each<[string, DerivedMatch, DerivedMatch, string | null]>([
    ["a winner", over, forWinner, "Aino"],
    ["a loser", over, open(createOpenSlot("loser", "1")), "Bo"],
    ["an unknown loser", alone, open(createOpenSlot("loser", "1")), null],
  ])(
    "reports a slot of %s that stays open after its feeder is decided",
    (_, feeder, fed, contestant) => {
      expect(attentionItemsOf([feeder, fed], late).map(({ reason }) => reason)).toEqual([
        { kind: "slot-unfilled", feeder: "SF-1", contestant },
      ]);
    },
  );

  const assumed: Slot = {
    entry: null,
    source: { type: "winner", of: createPlaceRef("1"), certainty: "assumed" },
  };
  it.each<[string, readonly DerivedMatch[], Setting]>([
    ["of an assumed feeder", [over, open(assumed)], late],
    ["of a feeder without a match", [over, open(createOpenSlot("winner", null))], late],
    ["of an unknown source", [over, open({ entry: null, source: { type: "unknown" } })], late],
    ["within ten minutes", [over, forWinner], { ...late, now: NOON + 9 * MINUTE }],
    ["of a match no longer listed", [over, { ...forWinner, absence: "last-seen" }], late],
    ["of a live feeder", [createBracketMatch("1", "ro4", { status: LIVE }), forWinner], late],
    [
      "of a feeder that ended later than it was decided",
      [over, forWinner],
      { ...late, histories: { "1": { endedAt: NOON + MINUTE } } },
    ],
  ])("ignores an open slot %s", (_, matches, setting) => {
    expect(formatAttentionItems(matches, setting)).toEqual([]);
  });

  it("reports contestants who advanced without having won", () => {
    const issues = [
      issue("both-advanced"),
      issue("place-taken"),
      issue("loser-advanced", null),
      issue("loser-advanced", "a.example/404"),
    ];
    const other = createLiveMatchWithoutContestants(createBracketMatch("2", "ro4"));
    expect(formatAttentionItems([createBracketMatch("1", "ro4"), other], { issues })).toEqual([
      "advanced-without-winning: 1",
    ]);
  });
});

const FOUR = { bracket: wireBracket({ size: "4" }) };
const OPEN = { ...FOUR, locked: "0", start: "2026-03-07 20:00:00" };

/** The lists of an event whose final has these contestants. */
const listsOf = (sides: string) => ({
  upcoming: [wireSingleMatch("3", "ro2#1", sides, OPEN)],
  ended: [
    wireSingleMatch("1", "ro4#1", "Aino 3 v Bo 0", FOUR),
    wireSingleMatch("2", "ro4#2", "Cai 3 v Dag 1", FOUR),
  ],
});

/** The items about a final with these contestants, after another one before. */
function newNameItems(before: string, final: string) {
  const at = WIRE_START + 60 * MINUTE;
  const first = pollWireLists(listsOf(before), at);
  const second = pollWireLists(listsOf(final), at + MINUTE, first);
  return deriveAttention(worldOf(second, at + MINUTE), new Map(), at + MINUTE).map(
    ({ kind, reason, matches }) => [kind, reason, matches],
  );
}

it("offers the alias of a name that never played in the slot of a winner", () => {
  expect(newNameItems("Aino v Cai", "Aino Team X v Cai")).toEqual([
    [
      "new-name",
      {
        kind: "new-name",
        feeder: "SF-1",
        former: { key: contestantKey("osu", "Aino"), name: "Aino" },
        current: { key: contestantKey("osu", "Aino Team X"), name: "Aino Team X" },
      },
      ["osu.example.net/3"],
    ],
  ]);
});

it("offers the alias of a name that plays on for another one in a group", () => {
  const rows = ["Aino 2 v Bo 0", "Cai 1 v Dag 1", "Aino 1 v Cai 0", "Bo 0 v Dag 2", "Bo 1 v Cai 0"];
  const wire = [...rows, "Aino Team X 3 v Dag 0"].map((sides, index) =>
    wireGroupMatch(`${index}`, `${index + 1}`, sides, { start: `2026-03-07 0${index}:00:00` }),
  );
  const world = worldOf(pollWireLists({ upcoming: [], ended: wire }, WIRE_START), WIRE_START);
  const items = deriveAttention(world, new Map(), WIRE_START);
  expect(items.map(({ reason, matches }) => [reason, matches])).toEqual([
    [
      {
        kind: "new-name",
        feeder: null,
        former: { key: contestantKey("osu", "Aino"), name: "Aino" },
        current: { key: contestantKey("osu", "Aino Team X"), name: "Aino Team X" },
      },
      ["osu.example.net/5"],
    ],
  ]);
  expect([...world.groups.values()].map(({ complete }) => complete)).toEqual([false]);
});

it("reports nothing about the winner", () => {
  expect(newNameItems("Cai", "Aino v Cai")).toEqual([]);
});
