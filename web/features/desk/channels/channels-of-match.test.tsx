import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { EMPTY_CHANNEL } from "#core/desk/annotation.ts";
import { sampleMatch } from "#core/testing/sample-match.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { ChannelsOfMatch } from "./channels-of-match.tsx";

const match = sampleMatch({ id: "1", state: "live" });
const onAir = sampleMatch({ id: "2", state: "live", code: "UBQF-2" });
const ANNOTATION = {
  kind: "channel",
  scope: "stream-a",
  value: { ...EMPTY_CHANNEL, match: onAir.key, next: match.key },
  who: "Aino",
  at: "2026-01-25T12:00:00Z",
  about: null,
  isPublic: true,
};
let requestBodies: unknown[];

beforeEach(() => {
  requestBodies = [];
  vi.stubGlobal("fetch", (_: string, { body }: { readonly body: string }) => {
    requestBodies.push(JSON.parse(body));
    return Promise.resolve(Response.json({ facts: [ANNOTATION] }));
  });
  renderWithAppProviders(<ChannelsOfMatch match={match.key} />, {
    responses: [
      [["desk", "annotations"], { facts: [ANNOTATION] }],
      [["match", onAir.site, onAir.id], { match: onAir, metBefore: [] }],
    ],
  });
  fireEvent.click(screen.getByRole("button", { name: "On channel…" }));
});

/** Types a name and presses Enter, which activates a focused button or submits a field's form. */
function typeNameAndPressEnter(name: string): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement) fireEvent.change(focused, { target: { value: name } });
  if (focused instanceof HTMLButtonElement) fireEvent.click(focused);
  else fireEvent.submit(focused?.closest("form") ?? document.body);
}

test("creates a channel of the name that is typed, and changes no other", async () => {
  typeNameAndPressEnter("stream-b");
  await expect
    .poll(() => requestBodies)
    .toEqual([
      {
        kind: "channel",
        scope: "stream-b",
        seen: 0,
        value: { ...EMPTY_CHANNEL, match: match.key },
      },
    ]);
});

test.each(["stream-a", "Stream-A"])(
  "does not replace the match of stream-a by typing %s",
  (name) => {
    typeNameAndPressEnter(name);
    expect(requestBodies).toEqual([]);
    expect(screen.getByRole("alert").textContent).toMatch(/already a channel .*stream-a/);
  },
);

test("shows what goes off air beside an existing channel, and replaces it when that is pressed", async () => {
  const existing = screen.getByRole("button", { name: /Put on .*stream-a/ });
  expect(existing.textContent).toContain("UBQF-2 goes off air");
  fireEvent.click(existing);
  await expect
    .poll(() => requestBodies)
    .toEqual([
      {
        kind: "channel",
        scope: "stream-a",
        seen: 0,
        value: { ...EMPTY_CHANNEL, match: match.key },
      },
    ]);
});
