import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { PollResult } from "#core/contract/meta.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { PollNowButton } from "./try-now.tsx";

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
