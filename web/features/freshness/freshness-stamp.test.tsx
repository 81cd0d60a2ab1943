import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Meta } from "#core/contract/meta.ts";
import { SECOND } from "#core/lib/time.ts";
import { SAMPLE_NOON } from "#core/testing/sample-match.ts";
import { metaQuery } from "#web/api/meta.ts";
import { sessionQuery } from "#web/api/app-data-provider.tsx";
import { createSampleMeta } from "#web/testing/sample-meta.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { FreshnessStamp, StaleDataBar } from "./freshness-stamp.tsx";

const ago = (seconds: number): string => new Date(SAMPLE_NOON - seconds * SECOND).toISOString();
const service = (outcome: string, nextTry: string | null = null): Meta["service"] => ({
  outcome,
  at: ago(0),
  nextTry,
});
const VIEWER = { name: null, signIn: "password", hidesSome: false, endsInSeconds: null } as const;

/** Renders the bar for viewers, and waits until it shows this text. */
async function expectForViewers(text: string, meta: Partial<Meta>, path = "/"): Promise<void> {
  const { container, queryClient } = renderWithAppProviders(bar, { meta, path });
  queryClient.setQueryData(sessionQuery.queryKey, VIEWER);
  await waitFor(() => {
    expect(container.textContent).toBe(text);
  });
}

const bar = (
  <StaleDataBar
    Staff={({ part, text }) => (part === "reason" ? `${text ?? ""} [reason]` : ` [${part}]`)}
  />
);

test.each<[string, Partial<Meta>, string, string]>([
  ["fresh", {}, "Live", ""],
  [
    "delayed",
    { dataAt: ago(200), service: service("timeout", ago(-20)) },
    "as of 11:5611:56",
    "Delayed. Data from 11:56. [reason] Next try in 20 s. [delayed]",
  ],
  [
    "refused",
    { dataAt: ago(60), service: service("client-refused") },
    "as of 11:5911:59",
    "Delayed. Data from 11:59. [reason] [delayed]",
  ],
  [
    "never answered",
    { dataAt: null },
    "No data yet",
    "Matches are not available right now. [reason] [delayed]",
  ],
])("shows %s data as a label and as a bar", (_, meta, word, text) => {
  const stamp = renderWithAppProviders(<FreshnessStamp />, { meta });
  expect(stamp.container.textContent).toBe(word);
  expect(renderWithAppProviders(bar, { meta }).container.textContent).toBe(text);
});

test.each<[string, Partial<Meta>, string]>([
  ["before the first data", { dataAt: null }, "Matches are not available right now."],
  [
    "when the credentials are refused",
    { dataAt: ago(60), service: service("client-refused") },
    "Delayed. Data from 11:59.",
  ],
])("shows viewers nothing about the service %s", async (_, meta, text) => {
  await expectForViewers(text, meta);
});

const DATA_TIMES = [
  { scope: "b.example/held", dataAt: ago(600) },
  { scope: "a.example", dataAt: ago(720) },
  { scope: "b.example", dataAt: ago(5) },
];

test.each<[string, string, string]>([
  [
    "the site of the oldest data on a page of all tournaments",
    "/",
    "Delayed. Data from 11:48 (a.example).",
  ],
  [
    "no site on a page of the oldest one",
    "/tournaments/a.example/cup",
    "Delayed. Data from 11:48.",
  ],
  [
    "no site on a page of a tournament with held data",
    "/tournaments/b.example/held",
    "Delayed. Data from 11:50.",
  ],
  ["nothing on a page of a current site", "/tournaments/b.example/cup", ""],
])("names %s", async (_, path, text) => {
  const oldest = { dataAt: ago(720), dataSite: "a.example", dataTimes: DATA_TIMES };
  await expectForViewers(text, { ...oldest, service: service("timeout") }, path);
});

test("hides the bar when newer data arrives", async () => {
  const meta = { dataAt: ago(30), service: service("timeout") };
  const { container, queryClient } = renderWithAppProviders(bar, { meta });
  expect(container.textContent).toContain("Delayed. Data from 11:59.");
  queryClient.setQueryData(metaQuery.queryKey, createSampleMeta());
  await waitFor(() => {
    expect(container.textContent).toBe("");
  });
});
