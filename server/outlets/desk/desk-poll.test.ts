import { describe, expect, it } from "vitest";
import { PollResultSchema } from "#core/contract/meta.ts";
import { apiPaths } from "#core/paths/paths.ts";
import type { PollNowResult } from "#server/ingest/poll/poller.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { PUBLISHED } from "#server/testing/test-publication.ts";

const headers = { "x-matchdesk": "1" };

/** Creates an app whose staff are on this machine. */
function createFixture(result: PollNowResult) {
  let polls = 0;
  const pollNow = (): Promise<PollNowResult> => {
    polls += 1;
    return Promise.resolve(result);
  };
  return { polls: () => polls, ...createTestApp(PUBLISHED, { pollNow, signIn: { type: "none" } }) };
}

describe("POST /api/v1/desk/poll", () => {
  it("polls and reports the result", async () => {
    const { app, polls } = createFixture({
      polledHere: true,
      services: [
        { clientId: "a", result: "polled", outcome: "http-error" },
        { clientId: "b", result: "wait", wait: 1_500 },
        { clientId: "c", result: "running" },
      ],
    });
    const response = await app.request(apiPaths.deskPoll, { method: "POST", headers });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(PollResultSchema.parse(await response.json())).toEqual({
      polledHere: true,
      services: [
        { clientId: "a", result: "polled", outcome: "http-error", waitSeconds: null },
        { clientId: "b", result: "wait", outcome: null, waitSeconds: 2 },
        { clientId: "c", result: "running", outcome: null, waitSeconds: null },
      ],
    });
    expect(polls()).toBe(1);
  });

  const forwarded = { ...headers, "x-forwarded-for": "203.0.113.7" };
  it.each<[string, RequestInit]>([
    ["a GET request", { headers }],
    ["a request without the x-matchdesk header", { method: "POST" }],
    ["a viewer", { method: "POST", headers: forwarded }],
  ])("polls nothing for %s", async (_, request) => {
    const { app, polls } = createFixture({ polledHere: true, services: [] });
    expect((await app.request(apiPaths.deskPoll, request)).status).toBeGreaterThanOrEqual(400);
    expect(polls()).toBe(0);
  });
});
