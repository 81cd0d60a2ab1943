import { describe, expect, it } from "vitest";
import type { Annotation } from "#core/desk/annotation.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import { deriveWorld } from "./derive-world.ts";
import { createAnnotations } from "#core/desk/annotations.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { Snapshot } from "#core/model/tick.ts";
import { pollThrice, pollWireLists, matchOf, worldOf, worldOfFile } from "#core/testing/derive.ts";
import {
  wireGroupMatch,
  wireGroupMatches,
  wireSingleMatch,
  wireSingleMatches,
} from "#core/testing/wire-matches.ts";
import type { World } from "./world.ts";
import { WIRE_START } from "#core/testing/wire-match.ts";

const LOOSE = { bracket_id: null, bracket: null, group_id: null };
const NO_MATCHES = { upcoming: [], ended: [] };

const viewOf = ({ tournaments }: World) => [...tournaments.values()][0];

/** The first round of a bracket of eight: a bye and three matches. */
const firstRound = [
  wireSingleMatch("1", "ro8#1", "Aino", { bye: "1" }),
  ...wireSingleMatches("2: ro8#2 Bo 2 v Cai 0, ro8#3 Dag 2 v Eno 0, ro8#4 Fay 2 v Gun 0"),
];

describe("deriveWorld", () => {
  it("returns brackets, groups, tournaments and matches under their keys", () => {
    const world = worldOfFile([
      wireSingleMatch("1", "ro2#1", "Aino 2 v Bo 0"),
      wireGroupMatch("2", "1", "Aino 1 v Bo 1"),
      wireSingleMatch("3", "ro2#1", "Cai v Dag", LOOSE),
      wireSingleMatch("4", "ro2#1", "Eve v Fay", LOOSE),
    ]);
    expect([...world.brackets.keys()]).toEqual(["osu.example.net/1101"]);
    expect([...world.groups.keys()]).toEqual(["osu.example.net/551"]);
    expect([...world.tournaments.keys()]).toEqual(["osu.example.net/spring-cup"]);
    expect([...world.matches.keys()].toSorted()).toEqual(
      ["1", "2", "3", "4"].map((id) => `osu.example.net/${id}`),
    );
    expect(matchOf(world, "3")).toMatchObject({
      code: null,
      round: null,
      slots: [{ entry: 0 }, { entry: 1 }],
    });
  });

  it("returns an empty world without matches", () => {
    const { matches, tournaments, issues } = worldOfFile([]);
    expect([matches.size, tournaments.size, issues]).toEqual([0, 0, []]);
  });

  it("returns the proven number of matches without byes", () => {
    const pairs = ["Aino 1 v Bo 1", "Aino 1 v Cai 0", "Bo 1 v Cai 0"];
    const group = wireGroupMatches(pairs, { round_of: "3" }, 10);
    const final = { ...firstRound[1], id: "99", round_of: "2", row: "1", bye: "0", locked: "0" };
    const wire = [...firstRound, { ...final, contestants: [] }, ...group];
    expect(viewOf(worldOfFile(wire, WIRE_START + HOUR))?.expected).toBe(6 + 3);
    expect(viewOf(worldOfFile(wire))?.expected).toBeNull();
  });

  it("returns no number of matches when a group may be incomplete", () => {
    const group = wireGroupMatch("10", "1", "Aino 1 v Bo 1");
    const view = viewOf(worldOfFile([...firstRound, group]));
    expect(view).toMatchObject({ expected: null, groups: [{ expected: null, seen: 1 }] });
  });

  it("prefixes codes with a letter per bracket, by id, and with two after the 26th", () => {
    const many = Array.from({ length: 28 }, (_, index) =>
      wireSingleMatch(String(index), "ro2#1", "Aino v Bo", { bracket_id: String(9 + index) }),
    );
    const world = worldOfFile(many);
    const codes = ["0", "25", "26", "27"].map((id) => matchOf(world, id).code);
    expect(codes).toEqual(["A-F", "Z-F", "AA-F", "AB-F"]);
  });
});

describe("a match that is no longer listed", () => {
  const live = wireSingleMatch("1", "ro4#1", "Aino 1 v Bo 0", { locked: "0" });
  const other = wireSingleMatch("2", "ro4#2", "Cai v Dag", { locked: "0" });
  const before = pollWireLists({ ...NO_MATCHES, ended: [live, other] }, WIRE_START);

  it("has the absence last-seen and stays live", () => {
    const start = "2026-03-08 18:00:00";
    const full = Array.from({ length: 100 }, () => wireSingleMatch("9", "ro2#1", "", { start }));
    const after = pollThrice({ upcoming: full, ended: [other] }, WIRE_START + MINUTE, before);
    const world = worldOf(after, WIRE_START + 3 * MINUTE);
    expect(matchOf(world, "1")).toMatchObject({ absence: "last-seen", status: { state: "live" } });
    expect(matchOf(world, "2").absence).toBeNull();
  });

  it("has no absence when it ended or comes from a file", () => {
    const endedMatch = { ...live, locked: "1" };
    const first = pollWireLists({ ...NO_MATCHES, ended: [endedMatch, other] }, WIRE_START);
    const after = pollWireLists({ ...NO_MATCHES, ended: [other] }, WIRE_START + MINUTE, first);
    expect(matchOf(worldOf(after, WIRE_START + MINUTE), "1").absence).toBeNull();
    expect(matchOf(worldOfFile([live], WIRE_START), "1").absence).toBeNull();
  });

  it("has a place beyond the list when the list is at its limit", () => {
    const later = { locked: "0", start: "2026-03-09 18:00:00" };
    const final = wireSingleMatch("3", "ro8#1", "Aino v Bo", later);
    const snapshot = pollWireLists({ ...NO_MATCHES, upcoming: [final] }, WIRE_START);
    const capped: Snapshot = {
      ...snapshot,
      lists: snapshot.lists.map((list) => Object.assign({}, list, { capped: true })),
    };
    const places = [snapshot, capped].map((one) => {
      const [bracket] = worldOf(one, WIRE_START).brackets.values();
      return bracket?.rounds[0]?.places[1]?.absence;
    });
    expect(places).toEqual(["no-start-yet", "beyond-the-list"]);
  });

  it("uses aliases and grace periods that staff entered", () => {
    const by = { who: "Anna", at: WIRE_START };
    const [aino, cai] = [contestantKey("osu", "Aino"), contestantKey("osu", "Cai")];
    const snapshot = pollWireLists(
      { ...NO_MATCHES, upcoming: [wireSingleMatch("1", "ro4#1", "Aino v Bo")] },
      WIRE_START,
    );
    const start = [...snapshot.matches.values()][0]?.match.start ?? 0;
    const derive = (annotations: readonly Annotation[]) =>
      deriveWorld(snapshot, start + 6 * MINUTE, {
        graceMinutes: 10,
        annotations: createAnnotations(annotations),
      });
    const value = { key: cai, name: "Cai" };
    const alias: Annotation = { kind: "alias", scope: aino, value, ...by };
    const world = derive([alias]);
    expect([...world.contestants.keys()]).toContain(cai);
    expect([...world.contestants.keys()]).not.toContain(aino);
    expect(matchOf(world, "1").status.by).toBe("listed-upcoming");
    const grace = (scope: string, minutes: number): Annotation => ({
      kind: "grace-minutes",
      scope,
      value: minutes,
      ...by,
    });
    expect(matchOf(derive([grace("", 5)]), "1").status.by).toBe("not-started");
    const own = grace("osu.example.net/spring-cup", 7);
    expect(matchOf(derive([grace("", 5), own]), "1").status.by).toBe("listed-upcoming");
  });
});
