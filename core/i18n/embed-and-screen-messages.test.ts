import { describe, expect, it } from "vitest";
import { createEmbedAndScreenMessageLoader } from "./embed-and-screen-messages.ts";

describe("createEmbedAndScreenMessageLoader", () => {
  it.each([
    ["fi", "Ottelut", "Tulokset"],
    ["FI-fi", "Ottelut", "Tulokset"],
    ["sv-FI", "Matcher", "Resultat"],
    ["en-GB", "Matches", "Results"],
    ["fil", "Matches", "Results"],
    ["", "Matches", "Results"],
  ])("loads the messages of the locale %j", async (locale, matches, results) => {
    const { embed, screen, clock } = await createEmbedAndScreenMessageLoader()(locale);
    expect([embed.state.all, screen.results]).toEqual([matches, results]);
    expect(screen.clock.dataFrom("14.32")).toBe(clock.dataFrom.replace("{0}", "14.32"));
  });
});
