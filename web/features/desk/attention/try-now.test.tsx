import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Meta, PollResult } from "#core/contract/meta.ts";
import { MINUTE } from "#core/lib/time.ts";
import { SAMPLE_NOON } from "#core/testing/sample-match.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { PollNowButton, StaffStaleData } from "./try-now.tsx";

type Service = PollResult["services"][number];

const polled = (...services: readonly Partial<Service>[]): PollResult => {
  const service: Service = { clientId: "one", result: "polled", outcome: null, waitSeconds: null };
  return {
    polledHere: true,
    services: services.map((change) => Object.assign({}, service, change)),
  };
};

test.each<[PollResult, string]>([
  [polled({ outcome: "ok" }), "The service responds."],
  [polled({ outcome: "ok" }, { outcome: "http-error" }), "The service still fails."],
  [polled({ result: "wait", waitSeconds: 90 }), "It cannot be polled again for 90 s."],
  [polled({ result: "running" }), "A poll is in progress."],
  [{ polledHere: false, services: [] }, "Another process polls the service now."],
])("polls when the button is pressed, and shows %j", async (result, text) => {
  const requests: [string, RequestInit | undefined][] = [];
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    requests.push([path, init]);
    return Promise.resolve(Response.json(result));
  });
  renderWithAppProviders(<PollNowButton />);
  fireEvent.click(screen.getByRole("button", { name: "Try now" }));
  expect(await screen.findByText(text)).toBeTruthy();
  const post = requests.find(([path]) => path === "/api/v1/desk/poll");
  expect(post?.[1]?.method).toBe("POST");
});

test("shows why the poll failed", async () => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ id: "broken", detail: "Look in the log." }, { status: 500 })),
  );
  renderWithAppProviders(<PollNowButton />);
  fireEvent.click(screen.getByRole("button", { name: "Try now" }));
  expect(await screen.findByText(/^The service was not polled\./)).toBeTruthy();
});

const ago = (minutes: number): string => new Date(SAMPLE_NOON - minutes * MINUTE).toISOString();
const service = (outcome: string) => ({ outcome, at: ago(0), nextTry: null });

test.each<[string, Partial<Meta>, string]>([
  [
    "does not answer",
    { service: service("answer-timeout") },
    "The service does not answer. Data from 11:48, 12 min old.",
  ],
  [
    "does not answer since a moment",
    { service: service("answer-timeout"), dataAt: ago(0.5) },
    "The service does not answer. Data from 11:59.",
  ],
  [
    "does not answer for one of three sites",
    {
      service: service("connection-refused"),
      dataSite: "a.example",
      sites: [
        { site: "a.example", dataAt: ago(12) },
        { site: "b.example", dataAt: ago(0) },
        { site: "c.example", dataAt: ago(0) },
      ],
    },
    "The service does not answer for \u2068a.example\u2069. Data from 11:48, 12 min old. The other 2 sites are current.",
  ],
  [
    "is not at its address, and never was",
    { service: service("wrong-address"), dataAt: null },
    "The service is not at its address.",
  ],
  [
    "sends pages instead of JSON",
    { service: service("not-json") },
    "The service sends nothing usable. Data from 11:48, 12 min old.",
  ],
  [
    "rejects the credentials",
    { service: service("client-refused") },
    "The service refuses our credentials (invalid_client). Check CLIENT_ID and CLIENT_SECRET. Data from 11:48, 12 min old.",
  ],
  [
    "responds, but data is held",
    { service: service("ok") },
    "Data is held. Data from 11:48, 12 min old.",
  ],
])("says that the service %s", (_, meta, text) => {
  const { container } = renderWithAppProviders(<StaffStaleData part="reason" />, {
    meta: { dataAt: ago(12), ...meta },
  });
  expect(container.textContent).toBe(text);
});
