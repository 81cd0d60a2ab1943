/** Faults 48 and 49 of docs/faults.md: a match that seems to have ended for one poll. */
import { describe, expect, it } from "vitest";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { startFaultDesk } from "#server/testing/fault-desk.ts";
import {
  changeTypes,
  type FaultLists,
  listsOf,
  poll,
  standingOf,
} from "#server/testing/fault-lists.ts";

const LIVE = { locked: "0", start: "2026-03-07 11:30:00" };
const LATER = { locked: "0", start: "2026-03-07 15:00:00" };

/** Two semifinals, one of them live, and a final whose contestants the test names. */
function semifinals(final: string, first = "Aino 1 v Bo 0", change = {}): FaultLists {
  return {
    upcoming: [wireSingleMatch("3", "ro2#1", final, LATER)],
    ended: [
      wireSingleMatch("1", "ro4#1", first, { ...LIVE, ...change }),
      wireSingleMatch("2", "ro4#2", "Cai 2 v Dag 0", { start: "2026-03-07 10:00:00" }),
    ],
  };
}

const ENDS = new Set(["decided", "ended", "corrected"]);
const endsOf = async (desk: Parameters<typeof changeTypes>[0]) =>
  (await changeTypes(desk)).filter((type) => ENDS.has(type));

describe("a wrong end", () => {
  it.each([
    ["in an open slot", "Cai", "Cai v Bo"],
    ["in the place of another", "Cai v Bo", "Aino v Bo"],
  ])("fault 48: one poll with a contestant in the wrong next round, %s", async (_, well, wrong) => {
    const desk = await startFaultDesk({ fault: listsOf(semifinals("Cai")) });
    await poll(desk, semifinals(well), 3);
    const before = [await standingOf(desk, "1"), await standingOf(desk, "2")];
    const ended = await endsOf(desk);
    await poll(desk, semifinals(wrong));
    expect([await standingOf(desk, "1"), await standingOf(desk, "2")]).toEqual(before);
    await poll(desk, semifinals(well), 4);
    expect([await standingOf(desk, "1"), await standingOf(desk, "2")]).toEqual(before);
    expect(await endsOf(desk)).toEqual(ended);
  });

  it("fault 48: three polls are believed, and undone with their cause", async () => {
    const desk = await startFaultDesk({ fault: listsOf(semifinals("Cai")) });
    await poll(desk, semifinals("Cai v Bo"), 2);
    expect(await standingOf(desk, "1")).toBe("live 1–0");
    await poll(desk, semifinals("Cai v Bo"));
    expect(await standingOf(desk, "1")).toBe("ended 1–0");
    await poll(desk, semifinals("Cai"), 3);
    expect(await standingOf(desk, "1")).toBe("live 1–0");
  });

  it("fault 48: what its scores ended stays ended", async () => {
    const over = "Aino 2 v Bo 0";
    const desk = await startFaultDesk({ fault: listsOf(semifinals("Cai", over)) });
    await poll(desk, semifinals("Cai v Aino", over), 4);
    await poll(desk, semifinals("Cai", over), 4);
    expect(await standingOf(desk, "1")).toBe("ended 2–0");
    expect(await endsOf(desk)).toEqual([]);
  });

  it.each(["Aino", ""])("fault 49: bye for one poll, contestants %j", async (contestants) => {
    const well = semifinals("Cai", contestants);
    const desk = await startFaultDesk({ fault: listsOf(well) });
    const before = (await desk.screen()).matches;
    await poll(desk, semifinals("Cai", contestants, { bye: "1" }));
    expect((await standingOf(desk, "1")).startsWith("live")).toBe(true);
    await poll(desk, well, 4);
    expect(timeless((await desk.screen()).matches)).toEqual(timeless(before));
    expect(await changeTypes(desk)).toEqual([]);
  });

  it("fault 49: a bye in three polls is believed, and undone three polls after it is gone", async () => {
    const desk = await startFaultDesk({ fault: listsOf(semifinals("Cai", "Aino")) });
    await poll(desk, semifinals("Cai", "Aino", { bye: "1" }), 3);
    expect((await standingOf(desk, "1")).startsWith("ended")).toBe(true);
    await poll(desk, semifinals("Cai", "Aino"), 3);
    expect((await standingOf(desk, "1")).startsWith("live")).toBe(true);
  });

  it("fault 48: a first poll has nothing to protect", async () => {
    const desk = await startFaultDesk({ fault: listsOf(semifinals("Cai v Bo")) });
    expect(await standingOf(desk, "1")).toBe("ended 1–0");
  });
});

/** Without the times that pass from poll to poll. */
function timeless(body: string): unknown {
  const parsed: unknown = JSON.parse(body, (name, value: unknown) =>
    name === "lastSeen" ? null : value,
  );
  return parsed;
}
