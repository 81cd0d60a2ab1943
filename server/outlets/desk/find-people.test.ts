import { expect, it } from "vitest";
import { ArchiveError } from "#server/archive/database/archive-error.ts";
import { createTestUsers } from "#server/auth/testing/password-fixture.ts";
import { findPeople } from "./find-people.ts";

/** Finds people: Ann and Bo can sign in, Bo has a session, and Cem did something. */
async function findTestPeople(failure?: Error) {
  const read = <T>(result: readonly T[]) =>
    failure === undefined ? Promise.resolve(result) : Promise.reject(failure);
  return findPeople(
    {
      signIn: { type: "password", users: await createTestUsers({ Ann: "horse", Bo: "cow" }) },
      sessions: { findPeople: () => read([{ name: "Bo", at: 200 }]) },
      annotations: { claims: () => [], findAuthors: () => read([{ who: "Cem", at: 300 }]) },
    },
    { now: 1_000, machineNow: 1_000 },
  );
}

it("finds who can sign in, is signed in or did something, seen last first", async () => {
  expect(await findTestPeople()).toEqual([
    { name: "Cem", seenAt: 300 },
    { name: "Bo", seenAt: 200 },
    { name: "Ann", seenAt: null },
  ]);
});

it("finds who can sign in while the archive cannot be read", async () => {
  const failure = new ArchiveError("archive-unreachable", "PostgreSQL does not respond.");
  expect(await findTestPeople(failure)).toEqual([
    { name: "Ann", seenAt: null },
    { name: "Bo", seenAt: null },
  ]);
});

it("rejects with any other error", async () => {
  await expect(findTestPeople(new TypeError("wrong"))).rejects.toThrow("wrong");
});
