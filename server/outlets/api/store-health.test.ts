import { expect, it } from "vitest";
import { AttentionListSchema } from "#core/contract/attention.ts";
import { MetaSchema } from "#core/contract/meta.ts";
import { apiPaths } from "#core/paths/paths.ts";
import type { StoreHealth } from "#core/model/store-health.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { NO_PUBLICATION, PUBLISHED } from "#server/testing/test-publication.ts";

const FAILING: StoreHealth = {
  state: "unreachable",
  since: Date.parse("2026-03-07T09:00:00Z"),
  message: "PostgreSQL cannot be reached. Check DATABASE_URL.",
  unstoredChanges: 12,
};

const { app } = createTestApp({ ...PUBLISHED, store: FAILING });

it("reports to viewers that nothing is stored, without internals", async () => {
  const text = await (await app.request(apiPaths.meta)).text();
  expect(MetaSchema.parse(JSON.parse(text)).storing).toBe(false);
  expect(text).not.toMatch(/PostgreSQL|unreachable|DATABASE/);
});

it("leads the attention list with the failing archive, even before the first data", async () => {
  const failing = createTestApp({ ...NO_PUBLICATION, store: FAILING });
  const response = await failing.app.request(apiPaths.deskAttention);
  expect(AttentionListSchema.parse(await response.json()).rows[0]).toMatchObject({
    id: "store-failing",
    severity: "warn",
    since: "2026-03-07T09:00:00Z",
    reason: { kind: "store-failing", state: "unreachable", unstoredChanges: 12 },
  });
});
