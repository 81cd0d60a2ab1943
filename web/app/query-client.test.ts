import { expect, test, vi } from "vitest";
import { metaQuery } from "#web/api/meta.ts";
import { createSampleMeta } from "#web/testing/sample-meta.ts";
import { createQueryClient } from "./query-client.ts";

/** The service's clock went back: the list is newer, but not later than the data time. */
const LATER_LIST = {
  name: "ended",
  at: "2026-01-25T11:59:58.000Z",
  count: 1,
  capped: false,
  horizon: null,
} as const;

test.each([
  ["newer data", createSampleMeta({ dataAt: "2026-01-25T12:00:10.000Z" }), true],
  ["new lists although the data time stays", createSampleMeta({ lists: [LATER_LIST] }), true],
  ["the same data at a later time", createSampleMeta({ now: "2026-01-25T12:00:10.000Z" }), false],
])("invalidates all queries except meta for %s: %s", async (_, meta, expected) => {
  const client = createQueryClient();
  const invalidate = vi.spyOn(client, "invalidateQueries");
  client.setQueryData(metaQuery.queryKey, createSampleMeta());
  await client.fetchQuery({ queryKey: ["matches"], queryFn: () => [] });
  client.setQueryData(metaQuery.queryKey, meta);
  expect(invalidate).toHaveBeenCalledTimes(expected ? 1 : 0);
  expect(client.getQueryState(["matches"])?.isInvalidated).toBe(expected);
  expect(client.getQueryState(metaQuery.queryKey)?.isInvalidated).toBe(false);
});
