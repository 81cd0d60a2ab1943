import { expect, test } from "vitest";
import type { Role } from "#server/archive/repository.ts";
import { createLeadership, createTerms } from "./leadership.ts";

function createProcess() {
  let role: Role = "following";
  const terms = createTerms();
  const leadership = createLeadership(terms, { role: () => role });
  const become = (next: Role): void => {
    role = next;
    terms.enter(next);
  };
  return { leadership, become, loseUnnoticed: () => void (role = "following") };
}

test("leads no more once the lease is lost, even before the archive reports it", () => {
  const { leadership, become, loseUnnoticed } = createProcess();
  expect(leadership.isLeading()).toBe(false);
  become("leading");
  expect(leadership.isLeading()).toBe(true);
  loseUnnoticed();
  expect(leadership.isLeading()).toBe(false);
});

test("may write only in the term in which memory caught up", () => {
  const { leadership, become } = createProcess();
  become("leading");
  expect(leadership.isSynced()).toBe(false);
  leadership.markSynced();
  expect(leadership.isSynced()).toBe(true);
  become("leading");
  expect(leadership.isSynced()).toBe(false);
});

test("neither leads nor has a term after its end", () => {
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
