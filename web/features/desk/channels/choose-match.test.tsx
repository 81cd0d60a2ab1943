// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { sampleMatch } from "#core/testing/sample-match.ts";
import { ChooseMatch } from "./choose-match.tsx";

const matches = ["1", "2", "3"].map((id) => sampleMatch({ id, state: "live" }));
const [first, second] = matches;
let requestBodies: unknown[];
let respond: () => Response;

beforeEach(() => {
  requestBodies = [];
  respond = () => Response.json({ facts: [] });
  vi.stubGlobal("fetch", (_: string, { body }: { readonly body: string }) => {
    requestBodies.push(JSON.parse(body));
    return Promise.resolve(respond());
  });
  renderWithAppProviders(
    <ChooseMatch
      channel={{
        name: "A",
        value: { match: first?.key ?? null, swapped: false, score: null },
        who: "Aino",
        at: "2026-01-25T12:00:00Z",
      }}
      matches={matches}
      matchOnChannel={first}
    />,
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const choose = (key: string | undefined): void => {
  fireEvent.change(screen.getByRole("combobox"), { target: { value: key } });
};

test("changes the channel only when the form is submitted", async () => {
  choose(matches[2]?.key);
  choose(second?.key);
  expect(requestBodies).toEqual([]);
  fireEvent.click(screen.getByRole("button"));
  await expect
    .poll(() => requestBodies)
    .toEqual([
      { kind: "channel", scope: "A", value: { match: second?.key, swapped: false, score: null } },
    ]);
});

test("sends nothing when the match is already on the channel", () => {
  fireEvent.click(screen.getByRole("button"));
  expect(requestBodies).toEqual([]);
});

test("shows why the change was rejected", async () => {
  respond = () => Response.json({ id: "x", detail: "Not allowed." }, { status: 403 });
  choose(second?.key);
  fireEvent.click(screen.getByRole("button"));
  const alert = await screen.findByRole("alert", {}, { timeout: 20_000 });
  expect(alert.textContent).toBe("Not allowed.");
});
