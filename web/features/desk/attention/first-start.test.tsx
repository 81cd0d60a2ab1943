import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { DeskService } from "#core/contract/meta.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { FirstStart } from "./first-start.tsx";

type Service = DeskService["services"][number];

/** Renders the page before the first data; returns the texts of its rows. */
function rowsWith(services: readonly Partial<Service>[]): readonly (string | null)[] {
  renderWithAppProviders(<FirstStart />, {
    meta: { dataAt: null },
    responses: [[["desk", "service"], { services }]],
  });
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
}

test.each<[string, Partial<Service>, RegExp]>([
  [
    "a refusal with what to check",
    { clientId: "a", outcome: "client-refused", message: "Check CLIENT_ID." },
    /^Refused.*a: Check CLIENT_ID\.$/u,
  ],
  [
    "waiting while there is no connection",
    { clientId: "a", outcome: "unreachable", message: "Connection refused." },
    /^Waiting.*Connection refused\.$/u,
  ],
  [
    "done when the service responds",
    { clientId: "a", outcome: "ok", message: null },
    /^Done.*a: it responds$/u,
  ],
])("shows %s", (_, service, text) => {
  expect(rowsWith([service])[1]).toMatch(text);
});

test("shows that sign-in is not set", () => {
  expect(rowsWith([]).at(-1)).toMatch(/^Not set.*STAFF_USERS/u);
});
