import { assert, nat, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createEventFrame,
  resetIfTooLarge,
  createPositionFrame,
  createRetryFrame,
} from "./event-frame.ts";

describe("createEventFrame", () => {
  it("returns exactly one event for any text", () => {
    assert(
      property(string(), nat(), (text, id) => {
        const odd = `${text}\r\n\u2028data: x\n\nid: 9`;
        const frame = createEventFrame("change", id, { odd }).bytes.toString();
        // LF, CR or both end a line of an event stream.
        const [first, second, third, ...rest] = frame.split(/\r\n|\n|\r/);
        expect([first, second, ...rest]).toEqual([`id: ${id}`, "event: change", "", ""]);
        expect(third).toBe(`data: ${JSON.stringify({ odd })}`);
      }),
    );
  });
});

const frames = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    createEventFrame("change", index + 1, "x".repeat(1000)),
  );

describe("resetIfTooLarge", () => {
  it("returns the frames if they are small enough", () => {
    expect(resetIfTooLarge(frames(30))).toEqual(frames(30));
    expect(resetIfTooLarge([])).toEqual([]);
  });

  it("returns a reset if the frames are too large", () => {
    const [only, ...others] = resetIfTooLarge(frames(40));
    expect(only?.bytes.toString()).toBe('id: 40\nevent: reset\ndata: {"last":40}\n\n');
    expect(others).toEqual([]);
  });
});

it("writes a position as a heartbeat", () => {
  expect(createPositionFrame(7).bytes.toString()).toBe("id: 7\nevent: heartbeat\ndata: {}\n\n");
});

it("writes the retry time in whole milliseconds", () => {
  expect(createRetryFrame(1234.56).toString()).toBe("retry: 1235\n\n");
});
