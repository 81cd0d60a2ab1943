import { describe, expect, it } from "vitest";
import { embedOptions as parse } from "#core/testing/sample-embed.ts";
import { formatEmbedAttributes, getOnlyState } from "./options.ts";

describe("parseEmbedOptions", () => {
  it("returns the defaults without attributes", () => {
    expect(parse({})).toMatchObject({
      theme: "auto",
      density: "comfortable",
      flags: "letters",
      limit: 10,
      rows: null,
      hideScores: false,
    });
  });

  it("ignores invalid values", () => {
    const wrong = parse({ theme: "pink", limit: "-3", rows: "many", accent: "url(x)" });
    expect(wrong).toEqual(parse({}));
  });

  it.each([
    ["live", "live"],
    ["ended, live", "live ended"],
    ["upcoming ended live", ""],
    ["paused", ""],
  ])("parses the states %s", (text, state) => {
    expect(parse({ state: text }).state).toBe(state);
  });

  it("parses an accent of three or six digits, and hide-scores without a value", () => {
    expect(parse({ accent: "#F80" }).accent).toBe("#ff8800");
    expect(parse({ accent: "#12Ab9f" }).accent).toBe("#12ab9f");
    expect(parse({ "hide-scores": "" }).hideScores).toBe(true);
    expect(parse({ "hide-scores": "false" }).hideScores).toBe(false);
  });
});

describe("getOnlyState", () => {
  it("returns the state unless there are several", () => {
    expect(["live", "live ended", ""].map(getOnlyState)).toEqual(["live", "", ""]);
  });
});

describe("formatEmbedAttributes", () => {
  it("returns the attributes with an effect, which parse into the same options", () => {
    const options = parse({ theme: "dark", limit: "7", rows: "none", "hide-scores": "" });
    const attributes = formatEmbedAttributes(options);
    expect(Object.fromEntries(attributes)).toEqual({
      theme: "dark",
      limit: "7",
      "hide-scores": "",
    });
    expect(parse(Object.fromEntries(attributes))).toEqual(options);
  });
});
