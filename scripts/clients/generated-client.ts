/** Calls every operation that returns JSON with the client of openapi-ts; run by clients.mjs. */
import * as api from "./generated/sdk.gen.js";
import { client } from "./generated/client.gen.js";

client.setConfig({ baseUrl: process.argv[2] ?? "", throwOnError: true });

const { data: list } = await api.listMatches({
  query: { state: "live", limit: 50 },
  throwOnError: true,
});
const match = list.matches.find(({ bracket }) => bracket !== null);
if (!match?.bracket) throw new Error("Expected a live match of a bracket.");
const contestant = match.slots[0]?.contestant;
if (!contestant) throw new Error("Expected a contestant.");
const { data: all } = await api.listTournaments({ throwOnError: true });
const group = all.tournaments.flatMap(({ groups }) => groups)[0];
if (!group) throw new Error("Expected a group.");
const { site, slug } = match.tournament;

const results = {
  match: (await api.getMatch({ path: { site, id: match.id }, throwOnError: true })).data.match.key,
  file: (
    await api.listMatchesInFile({ query: { tournament: `${site}/${slug}` }, throwOnError: true })
  ).data.matches.length,
  tournament: (await api.getTournament({ path: { site, slug }, throwOnError: true })).data
    .contestants.length,
  ranking: (await api.getRanking({ path: { site, slug }, throwOnError: true })).data.rankings
    .length,
  bracket: (await api.getBracket({ path: { site, id: match.bracket.id }, throwOnError: true })).data
    .bracket.rounds.length,
  group: (await api.getGroup({ path: { site: group.site, id: group.id }, throwOnError: true })).data
    .group.standings.length,
  contestant: (await api.getContestant({ path: { key: contestant.key }, throwOnError: true })).data
    .contestant.name,
  channel: (await api.getChannel({ path: { name: "stream-a" }, throwOnError: true })).data.labels
    .length,
  changes: (await api.listChanges({ query: { limit: 5 }, throwOnError: true })).data.changes.length,
  meta: (await api.getMeta({ throwOnError: true })).data.demo,
};
for (const [name, result] of Object.entries(results)) {
  if (!result) throw new Error(`Expected data from ${name}, got ${String(result)}.`);
}
process.stdout.write(`${JSON.stringify(results)}\n`);
