// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { Meta } from "#core/contract/meta.ts";
import { SECOND } from "#core/lib/time.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { SAMPLE_NOON } from "#core/testing/sample-match.ts";
import { FreshnessStamp, StaleDataBar } from "./freshness-stamp.tsx";

const ago = (seconds: number): string => new Date(SAMPLE_NOON - seconds * SECOND).toISOString();
const service = (outcome: string, nextTry: string | null = null): Meta["service"] => ({
  outcome,
  at: ago(0),
  nextTry,
});

test.each<[string, Partial<Meta>, string, string]>([
  ["fresh", {}, "Live", ""],
  ["aging", { dataAt: ago(40) }, "Data from 11:59 (40 s)", "Data from 11:59 (40 s)"],
  [
    "delayed",
    { dataAt: ago(200), service: service("timeout", ago(-20)) },
    "Delayed. Data from 11:56.",
    "Delayed. Data from 11:56. Next try in 20 s.",
  ],
  [
    "refused",
    { dataAt: ago(60), service: service("client-refused") },
    "The service refuses our credentials (invalid_client). Check CLIENT_ID and CLIENT_SECRET. Data from 11:59 stays.",
    "The service refuses our credentials (invalid_client). Check CLIENT_ID and CLIENT_SECRET. Data from 11:59 stays.",
  ],
  [
    "never answered",
    { dataAt: null },
    "No matches yet. The service has not answered.",
    "No matches yet. The service has not answered.",
  ],
])("shows %s data as a label and as a bar", (_, meta, word, bar) => {
  const stamp = renderWithAppProviders(<FreshnessStamp />, { meta });
  expect(stamp.container.textContent).toBe(word);
  const across = renderWithAppProviders(<StaleDataBar />, { meta });
  expect(across.container.textContent).toBe(bar);
});
