import { describe, expect, it } from "vitest";
import { createEventFrame, HEARTBEAT } from "./event-frame.ts";
import type { EventSink } from "./event-connections.ts";
import { createEventHub, type EventHub, type Subscriber } from "./event-hub.ts";

const MINUTE = 60_000;

/** A subscriber's response that accepts everything, or nothing if `stalled`. */
class FakeSink implements EventSink {
  writableLength = 0;
  text = "";
  ended = false;
  destroyed = false;
  readonly #stalled: boolean;

  constructor(stalled = false) {
    this.#stalled = stalled;
  }

  write(bytes: Buffer): void {
    if (this.#stalled) this.writableLength += bytes.length;
    else this.text += bytes.toString();
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
  const subscriber = hub.open(sink, address);
  if (typeof subscriber === "string") throw new Error(`rejected: ${subscriber}`);
  return subscriber;
}

const frame = (id: number) => createEventFrame("change", id, { seq: id });
const large = (id: number) => createEventFrame("change", id, "x".repeat(20_000));
const textOf = (...ids: number[]) => ids.map((id) => frame(id).bytes.toString()).join("");

describe("event hub", () => {
  it("sends the retry time and every frame to all subscribers", () => {
    const { hub } = setUp();
    const sinks = [new FakeSink(), new FakeSink()];
    for (const sink of sinks) join(hub, sink).begin([]);
    hub.publish([frame(1), frame(2)]);
    hub.publish([]);
    for (const { text } of sinks) expect(text).toBe(`retry: 3500\n\n${textOf(1, 2)}`);
  });

  it.each([
    ["nothing missed", [], [5], [5]],
    ["some missed, nothing new", [3, 4], [], [3, 4]],
    ["some missed, and new ones that overlap them", [3, 4, 5], [5, 6], [3, 4, 5, 6]],
  ])(
    "sends each change once to a subscriber that reconnects: %s",
    (_name, missed, meanwhile, all) => {
      const { hub } = setUp();
      const sink = new FakeSink();
      const subscriber = join(hub, sink);
      for (const id of meanwhile) hub.publish([frame(id)]);
      expect(sink.text).toBe("");
      subscriber.begin(missed.map(frame));
      hub.publish([frame(7)]);
      expect(sink.text).toBe(`retry: 3500\n\n${textOf(...all, 7)}`);
    },
  );

  it("disconnects a subscriber that does not read, and frees its buffer", () => {
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
    expect(lively.text).toHaveLength("retry: 3500\n\n".length + 4 * large(1).bytes.length);
  });

  it("writes strictly increasing numbers", () => {
    const { hub } = setUp();
    const sink = new FakeSink();
    const subscriber = join(hub, sink);
    hub.publish([frame(11), frame(12)], 12);
    subscriber.begin([frame(12), frame(13)], 11);
    // A process that lags behind another one publishes a change that the subscriber already has.
    hub.publish([frame(13), frame(14)], 14);
    hub.publish([frame(14)], 14);
    expect(sink.text).toBe(`retry: 3500\n\n${textOf(12, 13, 14)}`);
  });

  it("limits subscribers in total and per address", () => {
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

  it("writes nothing to a subscriber that left before its stream began", () => {
    const { hub } = setUp();
    const sink = new FakeSink();
    const subscriber = join(hub, sink);
    subscriber.leave();
    subscriber.begin([frame(1)]);
    hub.publish([frame(2)]);
    expect(sink.text).toBe("");
  });

  it("sends heartbeats, and ends each stream after ten minutes with a retry time", () => {
    const { hub, time } = setUp();
    const [early, late, waiting] = [new FakeSink(), new FakeSink(), new FakeSink()];
    join(hub, early).begin([]);
    time.now = MINUTE;
    join(hub, late).begin([]);
    join(hub, waiting, "b");
    time.now = 10 * MINUTE - 1;
    hub.beat();
    expect([early.text, late.text, waiting.text]).toEqual([
      `retry: 3500\n\n${HEARTBEAT.toString()}`,
      `retry: 3500\n\n${HEARTBEAT.toString()}`,
      "",
    ]);
    time.now = 10 * MINUTE;
    hub.beat();
    expect([early.ended, late.ended]).toEqual([true, false]);
    expect(early.text).toMatch(/event: heartbeat\ndata: {}\n\nretry: 3500\n\n$/);
    expect(hub.dropped()).toEqual({ "too-slow": 0, "too-old": 1 });
  });
});
