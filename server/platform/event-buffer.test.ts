import { expect, test } from "vitest";
import { createEventBuffer } from "./event-buffer.ts";

test("passes on earlier events in their order, and later ones at once", () => {
  const events = createEventBuffer<string>();
  const heard: string[] = [];
  events.post("first");
  events.post("second");
  expect(heard).toEqual([]);
  events.listen((event) => void heard.push(event));
  expect(heard).toEqual(["first", "second"]);
  events.post("third");
  expect(heard).toEqual(["first", "second", "third"]);
});

test("drops events after it was closed", () => {
  const events = createEventBuffer<string>();
  const heard: string[] = [];
  events.listen((event) => void heard.push(event));
  events.close();
  events.post("late");
  expect(heard).toEqual([]);
});
