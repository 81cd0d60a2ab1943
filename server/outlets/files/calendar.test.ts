import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { runToEnd } from "#core/lib/steps.ts";
import { MINUTE } from "#core/lib/time.ts";
import { pollWireLists, matchOf, worldOf } from "#core/testing/derive.ts";
import { HOSTILE_NAMES } from "#core/testing/hostile-names.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { formatICalendarSteps } from "./calendar.ts";

const NOON = Date.UTC(2026, 2, 7, 12);
const FIRST_SEEN = NOON - MINUTE;

interface Calendar {
  /** Fields of the raw match that differ from the default. */
  readonly sent?: Readonly<Record<string, unknown>>;
  /** Names of the contestants in the model. */
  readonly names?: readonly string[];
  readonly revisedAt?: number;
  readonly withdrawnAt?: number;
  readonly publicUrl?: string | null;
}

/** Renders a calendar of one quarterfinal, first seen a minute before noon, starting at noon. */
function textOf({ sent = {}, names, revisedAt, withdrawnAt, publicUrl }: Calendar): string {
  const item = wireMatch({ start: "2026-03-07 12:00:00", ...sent });
  const world = worldOf(pollWireLists({ upcoming: [item], ended: [] }, FIRST_SEEN), NOON);
  const derived = matchOf(world, "110001");
  const { match, sighting } = derived;
  const entries = match.entries.map((entry, index) =>
    Object.assign(entry, { name: names?.[index] ?? entry.name }),
  );
  const changed = {
    ...derived,
    match: { ...match, entries },
    sighting: { ...sighting, withdrawnAt: withdrawnAt ?? null },
  };
  const steps = formatICalendarSteps([changed], {
    name: names?.[0] ?? "Cup",
    publicUrl: publicUrl === undefined ? "https://desk.example.org" : publicUrl,
    revisions: new Map(revisedAt === undefined ? [] : [["osu.example.net/110001", revisedAt]]),
  });
  return runToEnd(steps);
}

function eventIn(text: string): ICAL.Event {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [event] = calendar.getAllSubcomponents("vevent");
  if (event === undefined) throw new Error(`no event in ${text}`);
  return new ICAL.Event(event, { strictExceptions: true });
}

describe("formatICalendarSteps", () => {
  it("writes time in UTC, contestants, bracket position and name", () => {
    const text = textOf({});
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Cup");
    expect(calendar.getFirstPropertyValue("refresh-interval")?.toString()).toBe("PT15M");
    const event = eventIn(text);
    expect(event.uid).toBe("matchdesk-110001@osu.example.net");
    expect(event.startDate.zone.tzid).toBe("UTC");
    expect(event.startDate.toJSDate()).toEqual(new Date(NOON));
    // Half an hour, plus half an hour for each of three games.
    expect(event.endDate.toJSDate()).toEqual(new Date(NOON + 120 * MINUTE));
    expect(event.summary).toBe("QF-1 Aino – Bo");
    expect(event.description).toBe("Spring Cup\nPlayoffs\nQuarterfinals\nBest of 3");
    const { component } = event;
    expect(component.getFirstPropertyValue("status")).toBe("CONFIRMED");
    expect(component.getFirstPropertyValue("url")).toBe(
      "https://desk.example.org/matches/osu.example.net/110001",
    );
    expect(component.getFirstPropertyValue("location")).toBeNull();
  });

  it("increases SEQUENCE with each revision, and writes its time", () => {
    const sequences = [undefined, NOON, NOON + MINUTE].map((revisedAt) => {
      const { sequence, component } = eventIn(textOf(revisedAt === undefined ? {} : { revisedAt }));
      const modified = new Date(revisedAt ?? FIRST_SEEN);
      for (const name of ["last-modified", "dtstamp"]) {
        expect(new Date(String(component.getFirstPropertyValue(name)))).toEqual(modified);
      }
      return sequence;
    });
    expect(sequences).toEqual([0, 60, 120]);
  });

  it("cancels a withdrawn match under the same UID", () => {
    const event = eventIn(textOf({ withdrawnAt: NOON, revisedAt: NOON }));
    expect(event.component.getFirstPropertyValue("status")).toBe("CANCELLED");
    expect(event.uid).toBe(eventIn(textOf({})).uid);
  });

  it("writes the source of an open slot, and no URL without a public URL", () => {
    const text = textOf({ sent: { contestants: [wireContestant()] }, publicUrl: null });
    expect(eventIn(text).summary).toBe("QF-1 Aino – Not known yet");
    expect(text).not.toContain("URL");
  });

  it("omits byes and matches without a start", () => {
    for (const sent of [{ start: "" }, { bye: "1", contestants: [wireContestant()] }]) {
      expect(textOf({ sent })).not.toContain("VEVENT");
    }
  });

  it.each([
    ...HOSTILE_NAMES,
    "a;b,c\\d\\n",
    "𝔘𝔫𝔦𝔠𝔬𝔡𝔢 𝕬ä한".repeat(12),
    "x".repeat(74),
    "é".repeat(100),
  ])("preserves the name %j in lines of at most 75 octets", (name) => {
    const text = textOf({ names: [name, "B"] });
    // oxlint-disable-next-line no-control-regex -- control characters are removed from names
    const letters = name.replaceAll(/\r\n?|\n/g, "\n").replaceAll(/[^\P{Cc}\n\t]/gu, "");
    expect(eventIn(text).summary).toBe(`QF-1 ${letters} – B`);
    const calendar = new ICAL.Component(ICAL.parse(text));
    // The parser does not know the type of this property, so it does not unescape it.
    const called = String(calendar.getFirstPropertyValue("x-wr-calname"));
    expect(
      called.replaceAll(/\\(.)/g, (_, character: string) => (character === "n" ? "\n" : character)),
    ).toBe(letters);
    expect(calendar.getAllSubcomponents()).toHaveLength(1);
    for (const line of text.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n\uFFFD]/);
    }
  });

  it("returns the same text for the same matches at any time", () => {
    expect(textOf({ revisedAt: NOON })).toBe(textOf({ revisedAt: NOON }));
  });
});
