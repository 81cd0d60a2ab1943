import { expect } from "vitest";
import { SECOND } from "#core/lib/time.ts";
import type { ProxyMode } from "#server/testing/tcp-proxy.ts";
import { type Cluster, type ClusterMember } from "./cluster.ts";
import { type FaultKind, pickRandom } from "./fault-kind.ts";
import { START_WAIT_OPTIONS } from "#server/testing/start-test-product.ts";

/** Returns the faults of PostgreSQL and of the leader. */
export function createPostgresFaultKinds(cluster: () => Cluster): readonly FaultKind[] {
  return [
    { number: 53, name: "PostgreSQL down", play: outage(cluster, "refuse") },
    { number: 53, name: "PostgreSQL hangs", play: outage(cluster, "hold") },
    {
      number: 53,
      name: "PostgreSQL unreachable behind a proxy that keeps connections open",
      play: outage(cluster, "hang"),
    },
    {
      number: 54,
      name: "the leader stopped for 30 s and continued",
      play: async ({ pass, play }) => {
        // Read first: on a busy machine, the lease may expire before the leader is stopped.
        const before = await cluster().readFencingNumber();
        const [leader] = await cluster().members();
        leader?.stop();
        // The lease expires in the time of the database, not in simulated time.
        await expect.poll(cluster().readFencingNumber, START_WAIT_OPTIONS).toBeGreaterThan(before);
        await pass(5 * SECOND);
        play(() => null);
        await pass(25 * SECOND);
        await leader?.continue();
        await cluster().settle();
        await pass(2 * SECOND);
      },
    },
  ];
}

/** Creates half a minute without the database, for all processes or for the leader. */
function outage(cluster: () => Cluster, mode: ProxyMode): FaultKind["play"] {
  return async ({ pass, play, random }) => {
    const members = await cluster().members();
    const cutOff: readonly ClusterMember[] = pickRandom([members, members.slice(0, 1)], random);
    for (const member of cutOff) member.setProxyMode(mode);
    await pass(5 * SECOND);
    for (const member of cutOff)
      await expect.poll(member.isStoring, START_WAIT_OPTIONS).toBe(false);
    // Ends the previous fault of the service, because one that delays responses takes real time.
    play(() => null);
    await pass(25 * SECOND);
    for (const member of cutOff) member.setProxyMode("forward");
    await cluster().settle();
    await pass(2 * SECOND);
  };
}
