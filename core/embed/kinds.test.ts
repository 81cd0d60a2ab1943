import { describe, expect, it } from "vitest";
import { embedOptions, type SetAttributes } from "#core/testing/sample-embed.ts";
import {
  deriveEmbedKind,
  EMBED_KIND_SETTINGS,
  EMBED_KINDS,
  EMBED_VIEWS,
  type EmbedKind,
  findEmbedKind,
  parseEmbedResponse,
} from "./kinds.ts";

describe("the data URL of an embed", () => {
  it.each<[EmbedKind, SetAttributes, string | null]>([
    ["matches", {}, "/api/v1/matches"],
    ["matches", { state: "live", limit: "5" }, "/api/v1/matches?state=live&limit=5"],
    ["matches", { tournament: "a.example/cup" }, "/api/v1/matches?tournament=a.example%2Fcup"],
    ["matches", { bracket: "a.example/7" }, null],
    ["match", { match: "a.example/7" }, "/api/v1/matches/a.example/7"],
    ["bracket", { bracket: "a.example/../x" }, "/api/v1/brackets/a.example/..%2Fx"],
    ["bracket", { bracket: "nothing" }, null],
    ["standings", { tournament: "a.example/cup" }, "/api/v1/tournaments/a.example/cup"],
    ["standings", { group: "a.example/3" }, "/api/v1/groups/a.example/3"],
    ["standings", {}, null],
  ])("for %s with %j is %s", (kind, attributes, url) => {
    expect(EMBED_VIEWS[kind].address(embedOptions(attributes))).toBe(url);
  });

  it.each(EMBED_KINDS)(
    "for %s exists with its subject, and without it only if none is needed",
    (kind) => {
      const { subject, needsSubject, fields } = EMBED_KIND_SETTINGS[kind];
      const urlOf = (attributes: SetAttributes) =>
        EMBED_VIEWS[kind].address(embedOptions(attributes));
      expect(urlOf({ [subject]: "a.example/7" })).toMatch(/a\.example/);
      expect(urlOf({}) === null).toBe(needsSubject);
      expect(fields).toContain(subject);
    },
  );
});

it.each<[SetAttributes, EmbedKind]>([
  [{}, "matches"],
  [{ tournament: "a.example/cup", state: "live" }, "matches"],
  [{ contestant: "kirby" }, "matches"],
  [{ group: "a.example/3", tournament: "a.example/cup" }, "standings"],
  [{ bracket: "a.example/2", highlight: "kirby" }, "bracket"],
  [{ match: "a.example/1", bracket: "a.example/2" }, "match"],
])("deriveEmbedKind returns for %j the kind %s", (attributes, kind) => {
  expect(deriveEmbedKind(embedOptions(attributes))).toBe(kind);
});

it("findEmbedKind ignores names of built-in object methods", () => {
  expect(findEmbedKind("match")).toBe("match");
  expect(findEmbedKind("toString")).toBeUndefined();
});

it.each(EMBED_KINDS)(
  "accepts a %s response by one of its members and rejects other JSON",
  (kind) => {
    for (const member of EMBED_VIEWS[kind].holds) {
      const json = { [member]: {} };
      expect(parseEmbedResponse(kind, json)).toEqual({ kind, data: json });
    }
    for (const json of [{ id: "not-found" }, [], "text", null, undefined]) {
      expect(parseEmbedResponse(kind, json)).toBeNull();
    }
  },
);
