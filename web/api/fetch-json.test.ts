import { expect, test, vi } from "vitest";
import type { TournamentList } from "#core/contract/tournament.ts";
import { ApiError, isNotFound } from "./api-error.ts";
import { fetchJson } from "./fetch-json.ts";

function fetchTournaments(response: Response): Promise<unknown> {
  vi.stubGlobal("fetch", () => Promise.resolve(response));
  const { signal } = new AbortController();
  return fetchJson<TournamentList>("/api/v1/tournaments", ["tournaments"], signal);
}

test("returns a response of the expected shape", async () => {
  const result = fetchTournaments(Response.json({ tournaments: [] }));
  await expect(result).resolves.toEqual({ tournaments: [] });
});

test.each<[string, Response, Partial<ApiError>]>([
  [
    "a problem",
    Response.json({ id: "not-found", title: "x", detail: "No match 1." }, { status: 404 }),
    { status: 404, id: "not-found", message: "No match 1." },
  ],
  ["no problem", Response.json({}, { status: 502 }), { status: 502, id: "unknown" }],
  ["a proxy's page", new Response("<h1>502</h1>", { status: 502 }), { status: 502, id: "no_json" }],
  ["a captive portal", new Response("<h1>Hello</h1>"), { status: 200, id: "no_json" }],
])("rejects with an ApiError for %s", async (_, response, error) => {
  await expect(fetchTournaments(response)).rejects.toMatchObject(error);
});

test.each(["query", "timeout"] as const)("rejects when its %s is aborted", async (aborted) => {
  const controllers = { query: new AbortController(), timeout: new AbortController() };
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(controllers.timeout.signal);
  vi.stubGlobal(
    "fetch",
    (_: string, { signal }: { readonly signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  const { signal } = controllers.query;
  const result = fetchJson<TournamentList>("/api/v1/tournaments", ["tournaments"], signal);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  controllers[aborted].abort(new Error(aborted));
  await expect(result).rejects.toThrow(aborted);
});

test("rejects a response of another shape", async () => {
  const result = fetchTournaments(Response.json({ matches: [] }));
  await expect(result).rejects.toMatchObject({ id: "other_shape" });
});

test.each([
  [new ApiError(404, "not-found", "gone"), true],
  [new ApiError(500, "broken", "oh"), false],
  [new Error("network"), false],
  [null, false],
])("returns whether %s means not found: %s", (error, expected) => {
  expect(isNotFound(error)).toBe(expected);
});
