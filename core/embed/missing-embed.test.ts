import { expect, it } from "vitest";
import type { MatchList } from "#core/contract/match.ts";
import { defaultEmbedMessages as messages } from "#core/i18n/embed-messages.ts";
import { embedOptions, type SetAttributes } from "#core/testing/sample-embed.ts";
import type { EmbedKind } from "./kinds.ts";
import { describeMissingEmbed, isTournamentMissing } from "./missing-embed.ts";

it.each<[kind: EmbedKind, attributes: SetAttributes, title: string, text: string]>([
  ["match", { match: "a/1" }, messages.noSuch.match, messages.neverListed("a/1")],
  ["bracket", { bracket: "a/1" }, messages.noSuch.bracket, messages.neverListed("a/1")],
  ["standings", { group: "a/1" }, messages.noSuch.group, messages.neverListed("a/1")],
  ["standings", { tournament: "a/b" }, messages.noSuch.tournament, messages.neverListed("a/b")],
  ["standings", { tournament: "a" }, messages.misuse.attribute('tournament="SITE/SLUG"'), ""],
  ["match", { match: "/1" }, messages.misuse.attribute('match="SITE/ID"'), ""],
])("a missing %s of %o is described by its attribute", (kind, attributes, title, text) => {
  const notice = describeMissingEmbed(kind, embedOptions(attributes), messages);
  expect(notice).toEqual([title, text]);
});

it.each<[attributes: SetAttributes, ended: number, isMissing: boolean]>([
  [{ tournament: "a/b" }, 0, true],
  [{ tournament: "a/b" }, 1, false],
  [{ tournament: "a/b", site: "a" }, 0, false],
  [{}, 0, false],
])(
  "a list of %o with %i matches: its tournament is missing: %o",
  (attributes, ended, isMissing) => {
    const list: MatchList = { matches: [], counts: { upcoming: 0, live: 0, ended }, total: ended };
    expect(isTournamentMissing(list, embedOptions(attributes))).toBe(isMissing);
  },
);
