import { describe, expect, test } from "vitest";
import { embedWords } from "./embed-words.ts";
import { enEmbed } from "./en/embed.ts";
import { enScreen } from "./en/screen.ts";
import { fiEmbed } from "./fi/embed.ts";
import { fiScreen } from "./fi/screen.ts";
import { screenWords } from "./screen-words.ts";

describe("outside the dashboard", () => {
  test.each(["fi", "fi-FI", "FI"])("%s is Finnish", (locale) => {
    expect(embedWords(locale)).toBe(fiEmbed);
    expect(screenWords(locale)).toBe(fiScreen);
  });

  test.each(["en-GB", "sv-FI", "fil", ""])("%j is English", (locale) => {
    expect(embedWords(locale)).toBe(enEmbed);
    expect(screenWords(locale)).toBe(enScreen);
  });
});
