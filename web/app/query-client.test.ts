// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { metaQuery } from "#web/api/meta.ts";
import { createSampleMeta } from "#web/testing/sample-meta.ts";
import { createQueryClient } from "./query-client.ts";

test.each([
  ["newer data", createSampleMeta({ dataAt: "2026-01-25T12:00:10.000Z" }), true],
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
