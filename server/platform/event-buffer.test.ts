import { expect, test } from "vitest";
import { createEventBuffer } from "./event-buffer.ts";

test("delivers earlier events in order, and later ones immediately", () => {
  const events = createEventBuffer<string>();
  const received: string[] = [];
  events.post("first");
  events.post("second");
  expect(received).toEqual([]);
  events.listen((event) => void received.push(event));
  expect(received).toEqual(["first", "second"]);
  events.post("third");
  expect(received).toEqual(["first", "second", "third"]);
});

test("drops events after it is closed", () => {
  const events = createEventBuffer<string>();
  const received: string[] = [];
  events.listen((event) => void received.push(event));
  events.close();
  events.post("late");
  expect(received).toEqual([]);
});
