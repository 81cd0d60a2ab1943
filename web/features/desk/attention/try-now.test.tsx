import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Meta, PollResult } from "#core/contract/meta.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { AttentionItemView } from "#core/contract/attention.ts";
import { heldData, serviceDown } from "#core/testing/sample-reasons.ts";
import { sampleAttentionItem } from "#web/testing/sample-attention-item.ts";
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

/** Renders the reason with these attention items. */
function renderReason(meta: Partial<Meta>, ...reasons: readonly AttentionItemView["reason"][]) {
  const rows = reasons.map((reason) => sampleAttentionItem(reason));
  const list = { rows, me: "Staff", people: [], newestAct: 0, staff: [] };
  const { container } = renderWithAppProviders(
    <StaffStaleData part="reason" text="Delayed. Data from 11:48." />,
    { meta: { dataAt: ago(12), ...meta }, responses: [[["desk", "attention"], list]] },
  );
  return container.textContent;
}

const REFUSED = { kind: "service-refused", outcome: "client-refused" } as const;
const HELD = { ...heldData, lost: "scores", count: 9, of: 12 } as const;

test("shows the text for everybody until an item explains it", () => {
  expect(renderReason({})).toBe("Delayed. Data from 11:48.");
});

test.each<[string, Partial<Meta>, readonly AttentionItemView["reason"][], string]>([
  [
    "a service that does not answer",
    {},
    [HELD, serviceDown],
    "The service does not answer. Data from 11:48, 12 min old.",
  ],
  [
    "a service that stopped a moment ago",
    { dataAt: ago(0.5) },
    [serviceDown],
    "The service does not answer. Data from 11:59.",
  ],
  [
    "the service of the oldest of three sites",
    {
      dataSite: "a.example",
      dataTimes: [
        { scope: "b.example/cup", dataAt: ago(9) },
        { scope: "a.example", dataAt: ago(12) },
        { scope: "b.example", dataAt: ago(0) },
        { scope: "c.example", dataAt: ago(0) },
      ],
    },
    [{ ...serviceDown, outcome: "not-json", sites: ["b.example"] }, serviceDown],
    "The service does not answer for \u2068a.example\u2069. Data from 11:48, 12 min old. The other 2 sites are current.",
  ],
  [
    "a service that never was at its address",
    { dataAt: null },
    [{ ...serviceDown, outcome: "wrong-address" }],
    "The service is not at its address.",
  ],
  [
    "rejected credentials",
    {},
    [REFUSED],
    "The service refuses our credentials (invalid_client). Check CLIENT_ID and CLIENT_SECRET. Data from 11:48, 12 min old.",
  ],
  ["held data", {}, [HELD], "Data is held. Data from 11:48, 12 min old."],
])("explains the age of data by %s", (_, meta, reasons, text) => {
  expect(renderReason(meta, ...reasons)).toBe(text);
});
