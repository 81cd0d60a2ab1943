import { expect, test } from "vitest";
import type { ProcessRole } from "#server/archive/repository.ts";
import { createLeadership } from "./leadership.ts";

function createProcess() {
  let role: ProcessRole = "following";
  const leadership = createLeadership(() => role);
  const become = (next: ProcessRole): void => {
    role = next;
    leadership.enter(next);
  };
  return { leadership, become, loseLeaseSilently: () => void (role = "following") };
}

test("stops leading as soon as the lease is lost, before the archive reports it", () => {
  const { leadership, become, loseLeaseSilently } = createProcess();
  expect(leadership.isLeading()).toBe(false);
  become("leading");
  expect(leadership.isLeading()).toBe(true);
  loseLeaseSilently();
  expect(leadership.isLeading()).toBe(false);
});

test("is synced only in the term that was marked as caught up", () => {
  const { leadership, become } = createProcess();
  become("leading");
  expect(leadership.isSynced()).toBe(false);
  leadership.markSynced();
  expect(leadership.isSynced()).toBe(true);
  become("leading");
  expect(leadership.isSynced()).toBe(false);
});

test("has the role following and no term after its end", () => {
  const { leadership, become } = createProcess();
  become("leading");
  leadership.end();
  become("leading");
  expect([leadership.role(), leadership.isLeading(), leadership.term()]).toEqual([
    "following",
    false,
    null,
  ]);
});
