import { describe, expect, it } from "vitest";
import { eventFrame } from "./event-frame.ts";
import type { EventSink } from "./event-connections.ts";
import { createEventHub, type EventHub, type Subscriber } from "./event-hub.ts";

const MINUTE = 60_000;

/** A reader's response that takes everything, or (stalled) nothing. */
class FakeSink implements EventSink {
  writableLength = 0;
  said = "";
  ended = false;
  destroyed = false;
  readonly #stalled: boolean;

  constructor(stalled = false) {
    this.#stalled = stalled;
  }

  write(bytes: Buffer): void {
    if (this.#stalled) this.writableLength += bytes.length;
    else this.said += bytes.toString();
  }

  end(bytes: Buffer): void {
    this.write(bytes);
    this.ended = true;
  }

  destroy(): void {
    this.destroyed = true;
  }
}

function setUp(limits = { total: 3, perAddress: 2 }) {
  const time = { now: 0 };
  const hub = createEventHub({ limits, now: () => time.now, random: () => 0.5 });
  return { hub, time };
}

function join(hub: EventHub, sink: EventSink, address = "192.0.2.1"): Subscriber {
  const reader = hub.open(sink, address);
  if (typeof reader === "string") throw new Error(`refused: ${reader}`);
  return reader;
}

const frame = (id: number) => eventFrame("change", id, { seq: id });
const large = (id: number) => eventFrame("change", id, "x".repeat(20_000));
const told = (...ids: number[]) => ids.map((id) => frame(id).bytes.toString()).join("");

describe("event hub", () => {
  it("tells every reader everything, after when to come back", () => {
    const { hub } = setUp();
    const sinks = [new FakeSink(), new FakeSink()];
    for (const sink of sinks) join(hub, sink).begin([]);
    hub.publish([frame(1), frame(2)]);
    hub.publish([]);
    for (const { said } of sinks) expect(said).toBe(`retry: 3500\n\n${told(1, 2)}`);
  });

  it.each([
    ["nothing missed", [], [5], [5]],
    ["some missed, nothing new", [3, 4], [], [3, 4]],
    ["some missed, and news that are among them", [3, 4, 5], [5, 6], [3, 4, 5, 6]],
  ])("tells a reader that comes back each change once: %s", (_name, missed, meanwhile, all) => {
    const { hub } = setUp();
    const sink = new FakeSink();
    const reader = join(hub, sink);
    for (const id of meanwhile) hub.publish([frame(id)]);
    expect(sink.said).toBe("");
    reader.begin(missed.map(frame));
    hub.publish([frame(7)]);
    expect(sink.said).toBe(`retry: 3500\n\n${told(...all, 7)}`);
  });

  it("lets go of a reader that does not read, and of what was kept for it", () => {
    const { hub } = setUp();
    const [stalled, lively] = [new FakeSink(true), new FakeSink()];
    for (const sink of [stalled, lively]) join(hub, sink).begin([]);
    for (const id of [1, 2, 3]) hub.publish([large(id)]);
    expect(stalled.destroyed).toBe(false);
    hub.publish([large(4)]);
    expect(stalled.destroyed).toBe(true);
    expect(stalled.writableLength).toBeLessThanOrEqual(65_536);
    expect(hub.size()).toBe(1);
    expect(hub.dropped()).toEqual({ "too-slow": 1, "too-old": 0 });
    expect(lively.said).toHaveLength("retry: 3500\n\n".length + 4 * large(1).bytes.length);
  });

  it("writes no number twice and none that goes back", () => {
    const { hub } = setUp();
    const sink = new FakeSink();
    const reader = join(hub, sink);
    hub.publish([frame(11), frame(12)], 12);
    reader.begin([frame(12), frame(13)], 11);
    // A process that follows another one tells only now what the reader knows already.
    hub.publish([frame(13), frame(14)], 14);
    hub.publish([frame(14)], 14);
    expect(sink.said).toBe(`retry: 3500\n\n${told(12, 13, 14)}`);
  });

  it("has places for so many readers in all, and from one address", () => {
    const { hub } = setUp();
    const first = join(hub, new FakeSink(), "a");
    const second = join(hub, new FakeSink(), "a");
    expect(hub.open(new FakeSink(), "a")).toBe("address-full");
    join(hub, new FakeSink(), "b");
    expect(hub.open(new FakeSink(), "c")).toBe("full");
    first.leave();
    second.leave();
    second.leave();
    expect(hub.size()).toBe(1);
    join(hub, new FakeSink(), "a");
    join(hub, new FakeSink(), "a");
    expect(hub.open(new FakeSink(), "a")).toBe("full");
  });

  it("writes nothing to a reader that has left before it began", () => {
    const { hub } = setUp();
    const sink = new FakeSink();
    const reader = join(hub, sink);
    reader.leave();
    reader.begin([frame(1)]);
    hub.publish([frame(2)]);
    expect(sink.said).toBe("");
  });

  it("keeps streams alive, and ends each after ten minutes with when to come back", () => {
    const { hub, time } = setUp();
    const [early, late, waiting] = [new FakeSink(), new FakeSink(), new FakeSink()];
    join(hub, early).begin([]);
    time.now = MINUTE;
    join(hub, late).begin([]);
    join(hub, waiting, "b");
    time.now = 10 * MINUTE - 1;
    hub.beat();
    expect([early.said, late.said, waiting.said]).toEqual([
      "retry: 3500\n\n:\n\n",
      "retry: 3500\n\n:\n\n",
      "",
    ]);
    time.now = 10 * MINUTE;
    hub.beat();
    expect([early.ended, late.ended]).toEqual([true, false]);
    expect(early.said).toMatch(/:\n\nretry: 3500\n\n$/);
    expect(hub.dropped()).toEqual({ "too-slow": 0, "too-old": 1 });
  });

  it("sends everybody home when it closes", () => {
    const { hub } = setUp();
    const sinks = [new FakeSink(), new FakeSink()];
    for (const sink of sinks) join(hub, sink).begin([]);
    hub.close();
    expect(sinks.map(({ ended }) => ended)).toEqual([true, true]);
    expect(hub.size()).toBe(0);
  });
});
