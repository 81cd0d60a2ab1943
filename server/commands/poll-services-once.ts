import { emptySnapshot } from "#core/snapshot/snapshot.ts";
import type { Snapshot } from "#core/model/tick.ts";
import type { Config } from "#server/config/config.ts";
import { systemTime } from "#server/clock/clock.ts";
import { mergeSnapshots } from "#core/snapshot/merge-snapshots.ts";
import { createMatchListNormalizer } from "#core/wire/normalize-match-list.ts";
import { fetchLists, parseList } from "#server/ingest/source/fetch-lists.ts";
import { addLists, EMPTY_SNAPSHOT } from "#server/ingest/source/source-snapshot.ts";
import { createServiceClock } from "#server/clock/service-clock.ts";
import { createUpstreamClient } from "#server/upstream/client.ts";
import { createTransport } from "#server/upstream/transport.ts";
import { CommandError } from "#server/platform/command.ts";
import { EXIT_CODES } from "#server/platform/exit-codes.ts";

/** Polls every configured service once. @throws CommandError with one line per failing service. */
export async function pollServicesOnce({ credentials, timeZone }: Config) {
  const clock = createServiceClock(systemTime);
  const snapshots: Snapshot[] = [];
  const problems: string[] = [];
  let quarantined = 0;
  for (const [index, credential] of credentials.entries()) {
    const client = createUpstreamClient({
      credential,
      transport: createTransport(credential.allowsPrivate),
      monotonic: systemTime.monotonic,
      onToken: () => undefined,
      onCall: () => undefined,
      onListDate: (date) => clock.observe(index, date),
    });
    const { lists, failure } = await fetchLists(client, systemTime.monotonic, () => true);
    await client.close();
    const offset = clock.now() - systemTime.monotonic();
    const normalize = createMatchListNormalizer(timeZone);
    const parsed = lists.map((list) => parseList(list, offset, normalize, null));
    const context = { monotonic: 0, decisions: new Map(), isPublic: () => true };
    const sighted = addLists(EMPTY_SNAPSHOT, parsed, [], context);
    quarantined += sighted.quarantined;
    if (sighted.snapshot !== null) snapshots.push(sighted.snapshot);
    if (failure !== null) problems.push(`${credential.baseUrl}: ${failure.message}`);
  }
  if (problems.length > 0) throw new CommandError(problems.join("\n"), EXIT_CODES.unavailable);
  const now = clock.now();
  return {
    snapshot: mergeSnapshots(snapshots) ?? emptySnapshot(now),
    /** Number of items that could not be parsed. */
    quarantined,
    /** The service's time. */
    now,
  };
}
