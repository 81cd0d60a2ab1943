/** Follows a match through the API, with the types of openapi-typescript; run by clients.mjs. */
import createClient from "openapi-fetch";
import type { components, paths } from "./schema.js";

type Change = components["schemas"]["Change"];

const client = createClient<paths>({ baseUrl: process.argv[2] ?? "" });

/** Compiles only if the types of changes form a union that `type` distinguishes. */
function format(change: Change): string {
  switch (change.type) {
    case "score":
      return `${change.match} ${change.to.join("–")}`;
    case "decided":
      return `${change.match} won by ${change.winner?.name ?? "no one"}`;
    default:
      return `${change.match} ${change.type}`;
  }
}

const { data: list, response } = await client.GET("/api/v1/matches", {
  params: { query: { state: "live", limit: 3 } },
});
if (list === undefined || list.matches.length !== 3)
  throw new Error("Expected three live matches.");
const [first] = list.matches;
if (first === undefined) throw new Error("Expected a match.");

const { data: detail } = await client.GET("/api/v1/matches/{site}/{id}", {
  params: { path: { site: first.site, id: first.id } },
});
if (detail?.match.key !== first.key) throw new Error("Expected the same match.");

const etag = response.headers.get("etag") ?? "";
const again = await client.GET("/api/v1/matches", {
  params: { query: { state: "live", limit: 3 }, header: { "If-None-Match": etag } },
});
if (again.response.status !== 304 && again.response.status !== 200) {
  throw new Error(`Expected 304 or, after a change, 200, got ${again.response.status}.`);
}

const { error } = await client.GET("/api/v1/matches/{site}/{id}", {
  params: { path: { site: "nowhere.example", id: "1" } },
});
if (error?.id !== "not-found") throw new Error("Expected the problem not-found.");

const { data: page } = await client.GET("/api/v1/changes", { params: { query: { limit: 2 } } });
if (page === undefined || page.changes.length === 0) throw new Error("Expected changes.");

process.stdout.write(`${list.counts.live} live; ${page.changes.map(format).join("; ")}\n`);
