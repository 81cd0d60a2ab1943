import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  findUndoableAct,
  findUnseenAct,
  type StaffAct,
  SYSTEM_AUTHOR,
  valueBefore,
} from "./staff-act.ts";

function act(number: number, who = "Anna", undoes: number | null = null): StaffAct {
  return { number, kind: "station", scope: "a/1", value: number, who, at: number, undoes };
}

describe("findUnseenAct", () => {
  const history = [act(5), act(4, "Bo"), act(3, "Cleo"), act(2)];

  it("returns the newest later act of another person", () => {
    expect(findUnseenAct(history, 2, "Anna")).toBe(history[1]);
    expect(findUnseenAct(history, 3, "Bo")).toBe(history[0]);
  });

  it("returns null if only the author acted since", () => {
    expect(findUnseenAct(history, 4, "Anna")).toBeNull();
    expect(findUnseenAct(history, 5, "Bo")).toBeNull();
  });

  it("returns no act of Matchdesk, but the one of a person before it", () => {
    expect(findUnseenAct([act(6, SYSTEM_AUTHOR), ...history], 5, "Bo")).toBeNull();
    expect(findUnseenAct([act(6, SYSTEM_AUTHOR), ...history], 4, "Bo")).toBe(history[0]);
  });
});

describe("findUndoableAct", () => {
  it("takes back acts and undoings in any order like a stack of values", () => {
    const steps = fc.array(fc.constantFrom("act", "undo"), { maxLength: 40 });
    fc.assert(
      fc.property(steps, (kinds) => {
        /** Newest first. */
        const history: StaffAct[] = [];
        const values: unknown[] = [];
        for (const [index, kind] of kinds.entries()) {
          const number = index + 1;
          const undoable = findUndoableAct(history);
          if (kind === "act") {
            history.unshift(act(number));
            values.push(number);
          } else if (undoable !== null) {
            const value = valueBefore(history, undoable);
            history.unshift({ ...act(number, "Anna", undoable.number), value });
            values.pop();
          }
          expect(history[0]?.value ?? null).toBe(values.at(-1) ?? null);
        }
      }),
    );
  });
});
