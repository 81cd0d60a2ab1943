import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { sampleGroup, standing } from "#core/testing/sample-group.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { PrintedGroup } from "./printed-group.tsx";

const GROUP = sampleGroup([standing("Qatar", {}), standing("Ecuador", {})]);

test("lists results in order of play, and boxes without scores for matches to play", () => {
  const slots = [slot("Qatar", { score: 0 }), slot("Ecuador", { score: 2 })];
  const later = sampleMatch({ id: "2", slots, state: "upcoming", start: "2026-01-26T12:00:00Z" });
  const ended = sampleMatch({ id: "1", slots, state: "ended", start: "2026-01-25T12:00:00Z" });
  renderWithAppProviders(<PrintedGroup group={GROUP} matches={[later, ended]} perRow={4} />);
  const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toEqual(["Qatar02Ecuador", "QatarEcuador"]);
});

test("writes a name that does not fit its column on two lines, in full", () => {
  const name = "Pohjois-Karjalan Elektroninen Urheilu ry";
  const group = sampleGroup([standing(name, {}), standing("Ecuador", {})]);
  renderWithAppProviders(<PrintedGroup group={group} matches={[]} perRow={4} />);
  expect(screen.getByText(name).dataset["long"]).toBe("true");
  expect(screen.getByText("Ecuador").dataset["long"]).toBeUndefined();
});
