import { describe, expect, it } from "vitest";
import { AttentionListSchema } from "#core/contract/attention.ts";
import { DeskServiceSchema, MetaSchema } from "#core/contract/meta.ts";
import { apiPaths } from "#core/paths/paths.ts";
import type { StoreHealth } from "#core/model/store-health.ts";
import {
  createTestApp,
  NO_PUBLICATION,
  publicationOf,
  testLists,
} from "#server/testing/test-app.ts";

const FAILING: StoreHealth = {
  state: "unreachable",
  since: Date.parse("2026-03-07T09:00:00Z"),
  message: "PostgreSQL cannot be reached. Check DATABASE_URL.",
  unstoredChanges: 12,
};
const published = publicationOf(testLists());

describe("archive that cannot store", () => {
  const { app } = createTestApp(() => ({ ...published, store: FAILING }));

  it("is reported to viewers as not storing, without internals", async () => {
    const text = await (await app.request(apiPaths.meta)).text();
    expect(MetaSchema.parse(JSON.parse(text)).storing).toBe(false);
    expect(text).not.toMatch(/PostgreSQL|unreachable|DATABASE/);
  });

  it("is reported to staff with cause, start and number of unstored changes", async () => {
    const response = await app.request(apiPaths.deskService);
    expect(DeskServiceSchema.parse(await response.json()).store).toEqual({
      ...FAILING,
      since: "2026-03-07T09:00:00Z",
    });
  });

  it("leads the attention list", async () => {
    const response = await app.request(apiPaths.deskAttention);
    const [first] = AttentionListSchema.parse(await response.json()).rows;
    expect(first).toMatchObject({
      id: "store-failing",
      severity: "alarm",
      since: "2026-03-07T09:00:00Z",
      reason: { kind: "store-failing", state: "unreachable", unstoredChanges: 12 },
    });
  });

  it("leads the attention list when the service has not responded yet", async () => {
    const waiting = createTestApp(() => ({ ...NO_PUBLICATION, store: FAILING }));
    const response = await waiting.app.request(apiPaths.deskAttention);
    expect(AttentionListSchema.parse(await response.json()).rows).toHaveLength(1);
  });

  it("leaves the process ready, with a second line in /readyz", async () => {
    const response = await app.request("/readyz");
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(
      "ready\nnot storing: archive unreachable since 2026-03-07T09:00:00.000Z\n",
    );
  });
});

it("reports an archive that stores", async () => {
  const { app } = createTestApp(() => published);
  const meta = MetaSchema.parse(await (await app.request(apiPaths.meta)).json());
  expect(meta.storing).toBe(true);
  expect(await (await app.request("/readyz")).text()).toBe("ready\n");
});
