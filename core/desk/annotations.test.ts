import * as fc from "fast-check";
import { expect, test } from "vitest";
import { holdKey } from "#core/model/hold.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import { contestantDoubt, entries, match, NOON, seen } from "#core/testing/model-match.ts";
import { type Annotation, EMPTY_CHANNEL } from "./annotation.ts";
import {
  createAnnotations,
  NO_ANNOTATIONS,
  fingerprintPublicAnnotations,
  getHoldDecisions,
} from "./annotations.ts";

const by = { who: "Anna", at: NOON };

function alias(scope: string, key: string): Annotation {
  return { kind: "alias", scope, value: { key, name: key }, ...by };
}

test("finds a value by kind and scope, and lists the newest annotation first", () => {
  const station: Annotation = { kind: "station", scope: "a/1", value: "14", ...by };
  const name: Annotation = { ...station, kind: "group-name", value: "North", at: NOON + 1 };
  const annotations = createAnnotations([station, name]);
  expect(annotations.all).toEqual([name, station]);
  expect(annotations.valueOf("station", "a/1")).toBe("14");
  expect(annotations.valueOf("group-name", "a/1")).toBe("North");
  expect(annotations.valueOf("station", "a/2")).toBeNull();
  expect(annotations.valueOf("note", "a/1")).toBeNull();
});

test("resolves aliases to the last contestant of a chain", () => {
  const annotations = createAnnotations([alias("a", "b"), alias("b", "c")]);
  expect(["a", "b", "c", "d"].map((key) => annotations.contestantOf(key)).join("")).toBe("cccd");
  expect(annotations.keysOf("c")).toEqual(["c", "a", "b"]);
  expect(annotations.keysOf("d")).toEqual(["d"]);
});

test("ignores aliases that form a circle", () => {
  const circle = [alias("a", "b"), alias("b", "a"), alias("c", "c"), alias("d", "a")];
  const annotations = createAnnotations(circle);
  expect(["a", "b", "c", "d"].map((key) => annotations.contestantOf(key)).join("")).toBe("abcd");
});

const one = seen(match("1", { entries: entries("Aino 2", "Bo 1") }));
const [aino] = one.match.entries;
const ainoIsCai = createAnnotations([alias(aino?.key ?? "", "cai")]);

test("replaces aliases in a match once, and returns other matches unchanged", () => {
  const replaced = ainoIsCai.withoutAliases(one);
  expect(replaced.match.entries.map(({ key, name }) => [key, name])).toEqual([
    ["cai", "Aino"],
    [one.match.entries[1]?.key, "Bo"],
  ]);
  const later = { ...one, sighting: { ...one.sighting, lastSeen: NOON + 1 } };
  expect(ainoIsCai.withoutAliases(later)).toEqual({ ...later, match: replaced.match });
  expect(ainoIsCai.withoutAliases(later).match).toBe(replaced.match);
  const other = seen(match("2", { entries: entries("Cai", "Dee") }));
  expect(ainoIsCai.withoutAliases(other)).toBe(other);
  expect(NO_ANNOTATIONS.withoutAliases(one)).toBe(one);
});

const note = (value: string): Annotation => ({ kind: "note", scope: "a/1", value, ...by });
const short = (value: string): Annotation => ({ kind: "short-name", scope: "a", value, ...by });
const fingerprint = (...items: readonly Annotation[]) =>
  fingerprintPublicAnnotations(createAnnotations(items));

test("changes the fingerprint only with public annotations", () => {
  expect(fingerprint(note("14"), short("A"))).toBe(fingerprint(note("15"), short("A")));
  expect(fingerprint(short("B"))).not.toBe(fingerprint(short("A")));
  expect(fingerprint(short("A"))).not.toBe(fingerprint());
});

test("replaces aliases of doubted contestants, but not of open slots", () => {
  const doubts = [aino?.key ?? "", "dag", null].map((known) => contestantDoubt({ known }));
  const replaced = ainoIsCai.withoutAliases({ ...one, doubts }).doubts ?? [];
  expect(replaced.map(({ known }) => known)).toEqual(["cai", "dag", null]);
});

test("returns each decision of staff by the key of its hold", () => {
  const value = { decision: "keep", since: 2 } as const;
  const annotations = createAnnotations([
    { kind: "held-data", scope: "matches", value, who: "Anna", at: 3 },
  ]);
  expect([...getHoldDecisions(annotations)]).toEqual([[holdKey(sampleHold()), "keep"]]);
});

const channel = (scope: string): Annotation => {
  return { kind: "channel", scope, value: EMPTY_CHANNEL, ...by };
};

test("finds a channel in any case of its name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const annotations = createAnnotations([channel("other"), channel(name)]);
      for (const each of [name, name.toUpperCase(), name.normalize("NFD")]) {
        expect(annotations.channelOf(each)?.scope).toBe(name);
      }
    }),
  );
});

test("finds the channel of the same spelling before one in another case", () => {
  const annotations = createAnnotations([channel("Stream-A"), channel("stream-a")]);
  expect(annotations.channelOf("stream-a")?.scope).toBe("stream-a");
  expect(annotations.channelOf("Stream-A")?.scope).toBe("Stream-A");
  expect(annotations.channelOf("STREAM-A")).not.toBeNull();
  expect(annotations.channelOf("stream-b")).toBeNull();
});
