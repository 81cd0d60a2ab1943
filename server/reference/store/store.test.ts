import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sketchMatches } from "#server/reference/testing/matches.ts";
import { DEFAULT_CLIENT, openTestService } from "#server/reference/testing/service.ts";
import { createTestFolder } from "#server/testing/server-process.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { scheduleAlwaysListedMatches } from "./matches.ts";
import { openReferenceDatabase } from "./tables.ts";

let folder: string;
let file: string;

beforeEach(() => {
  folder = createTestFolder();
  file = join(folder, "reference.db");
});

const MATCHES = sketchMatches([["1", "10:00", "ro2#1", "A 2 v B 1"]]);

describe("the store", () => {
  it("keeps matches and unexpired tokens across a restart", async () => {
    const before = await openTestService({ file, matches: MATCHES, tokenSeconds: 60 });
    const token = await before.fetchToken();
    before.close();

    const after = await openTestService({ file, tokenSeconds: 60 });
    after.pass(59);
    expect((await after.get("/hello/", token)).status).toBe(200);
    expect(await after.matches.count()).toBe(1);
    after.pass(1);
    expect((await after.get("/hello/", token)).status).toBe(401);
    after.close();
  });

  it.each([
    ["another secret", [{ ...DEFAULT_CLIENT, secret: "changed" }]],
    ["only another client", [{ ...DEFAULT_CLIENT, id: "other" }]],
  ])("invalidates a client's tokens with %s", async (_, clients) => {
    const before = await openTestService({ file });
    const token = await before.fetchToken();
    before.close();
    const after = await openTestService({ file, clients });
    expect((await after.get("/hello/", token)).status).toBe(401);
    after.close();
  });

  it("applies a client's new sites to its existing token", async () => {
    const before = await openTestService({ file, matches: MATCHES, time: "09:00" });
    const token = await before.fetchToken();
    before.close();
    const after = await openTestService({ file, clients: [{ ...DEFAULT_CLIENT, sites: [] }] });
    expect(await (await after.get("/matches/", token)).json()).toMatchObject({ data: [] });
    after.close();
  });

  it("stores no secret and no token in plain text", async () => {
    const canary = "canary-7Hq2";
    const service = await openTestService({
      file,
      clients: [{ ...DEFAULT_CLIENT, secret: canary }],
    });
    const token = await service.fetchToken();
    const fileContents = readdirSync(folder).map((name) =>
      readFileSync(join(folder, name), "latin1"),
    );
    expect(fileContents.join("")).toContain("scrypt.");
    for (const secret of [canary, token, btoa(canary)]) {
      expect(fileContents.join("")).not.toContain(secret);
    }
    service.close();
  });

  it("can be opened by only one process at a time", () => {
    const first = openReferenceDatabase(file);
    expect(() => openReferenceDatabase(file)).toThrow(/locked/);
    first.close();
    openReferenceDatabase(file).close();
  });

  it("replaces all matches, or none if one is invalid", async () => {
    const service = await openTestService({ file, matches: MATCHES });
    const [listed] = scheduleAlwaysListedMatches(MATCHES);
    const broken = { ...listed!, listedUntil: Number.NaN };
    await expect(service.matches.replaceAll([broken])).rejects.toThrow(/NOT NULL/);
    expect(await service.matches.count()).toBe(1);
    service.close();
  });
});
