import { describe, expect, test } from "vitest";
import { embedMessages } from "./embed-words.ts";
import { enEmbed } from "./en/embed.ts";
import { enScreen } from "./en/screen.ts";
import { fiEmbed } from "./fi/embed.ts";
import { fiScreen } from "./fi/screen.ts";
import { screenMessages } from "./screen-words.ts";

describe("outside the dashboard", () => {
  test.each(["fi", "fi-FI", "FI"])("%s is Finnish", (locale) => {
    expect(embedMessages(locale)).toBe(fiEmbed);
    expect(screenMessages(locale)).toBe(fiScreen);
  });

  test.each(["en-GB", "sv-FI", "fil", ""])("%j is English", (locale) => {
    expect(embedMessages(locale)).toBe(enEmbed);
    expect(screenMessages(locale)).toBe(enScreen);
  });
});
