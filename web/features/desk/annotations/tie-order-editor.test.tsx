import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { GroupView } from "#core/contract/tournament.ts";
import { sampleGroup, standing } from "#core/testing/sample-group.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { TieOrderEditor } from "./tie-order-editor.tsx";

const SCOPE = "osu.example.net/77";
const TIE = { position: 2, tied: true };
const undecided = sampleGroup(
  [standing("Aino"), standing("Bo", TIE), standing("Cleo", TIE), standing("Dan", { position: 4 })],
  { closed: true },
);
const decided = sampleGroup(
  [
    standing("Bo", { position: 1, sharedPosition: 1 }),
    standing("Aino", { position: 2, sharedPosition: 1 }),
    standing("Cleo", { position: 3, tied: true }),
    standing("Dan", { position: 3, tied: true }),
  ],
  { closed: true },
);
const ANNOTATION = {
  kind: "tie-order",
  scope: SCOPE,
  value: { orders: [[named("Bo"), named("Aino")]] },
  who: "Anna",
  at: "2026-01-25T12:00:00Z",
  about: null,
  refersTo: null,
  isPublic: true,
};
const ACT = { type: "annotation", number: 7, undoes: null, before: null, ...ANNOTATION };
let requests: unknown[];

function named(name: string) {
  return { contestant: `key-${name}`, name };
}

beforeEach(() => {
  requests = [];
  vi.stubGlobal("fetch", (path: string, { body }: { readonly body: string }) => {
    requests.push([path, JSON.parse(body)]);
    return Promise.resolve(Response.json({ facts: [] }));
  });
});

function show(group: GroupView, facts: readonly unknown[] = [], me = "Anna"): void {
  renderWithAppProviders(
    <dl>
      <TieOrderEditor group={group} groupName="Group A" />
    </dl>,
    {
      responses: [
        [["desk", "annotations"], { facts, newestAct: 7 }],
        [["desk", "acts"], { acts: [ACT], me }],
      ],
    },
  );
}

test("lists only the contestants who are tied, and saves their order", async () => {
  show(undecided);
  fireEvent.click(screen.getByRole("button", { name: "Add: Tie for place 2, Group A" }));
  const [first] = screen.getAllByRole("combobox");
  expect([...first!.querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual([
    "Bo",
    "Cleo",
  ]);
  fireEvent.change(screen.getByLabelText("2."), { target: { value: "key-Cleo" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  const value = { orders: [[named("Cleo"), named("Bo")]] };
  await expect
    .poll(() => requests)
    .toEqual([[expect.any(String), { kind: "tie-order", scope: SCOPE, value, seen: 7 }]]);
});

test("keeps the ties that are decided, and leaves the others undecided", async () => {
  show(decided, [ANNOTATION]);
  fireEvent.click(screen.getByRole("button", { name: "Change: Tie for place 1, Group A" }));
  fireEvent.change(screen.getByLabelText("1."), { target: { value: "key-Aino" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  const one = { orders: [[named("Aino"), named("Bo")]] };
  await expect.poll(() => requests).toMatchObject([[expect.any(String), { value: one }]]);
  fireEvent.click(screen.getByRole("button", { name: "Add: Tie for place 3, Group A" }));
  fireEvent.click(screen.getAllByRole("button", { name: "Save" }).at(-1)!);
  const both = {
    orders: [
      [named("Bo"), named("Aino")],
      [named("Cleo"), named("Dan")],
    ],
  };
  await expect.poll(() => requests[1]).toMatchObject([expect.any(String), { value: both }]);
});

test("undoes the decision", async () => {
  show(decided, [ANNOTATION]);
  fireEvent.click(screen.getByRole("button", { name: "Undo: Tie for place 1, Group A" }));
  await expect.poll(() => requests).toEqual([[expect.stringContaining("undo"), { acts: [7] }]]);
});

test("offers no undo of a decision of other staff", () => {
  show(decided, [ANNOTATION], "Bo");
  expect(screen.queryByRole("button", { name: "Undo: Tie for place 1, Group A" })).toBeNull();
});

test("shows nothing without a tie, or while matches are open", () => {
  show({ ...undecided, closed: false });
  show(sampleGroup([standing("Aino"), standing("Bo", { position: 2 })], { closed: true }));
  expect(screen.queryByRole("button")).toBeNull();
});
