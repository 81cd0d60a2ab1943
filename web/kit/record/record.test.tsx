import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Record, RecordTick } from "./record.tsx";

/** Returns the texts of the columns of the only record. */
const columns = (): readonly (string | null)[] =>
  [...screen.getByRole("listitem").children].map(({ textContent }) => textContent);

test("shows its parts in one order, whatever the order in which they are given", () => {
  render(
    <Record
      form="annotation"
      acts="Undo"
      age="3 min"
      text="7"
      kind="Station"
      place="public"
      lead="02:45"
      code="UB1"
      subject="Aino – Bo"
      who="Anna"
    />,
  );
  expect(columns()).toEqual([
    "02:45",
    "Station",
    "UB1",
    "Aino – Bo",
    "7",
    "public",
    "3 min",
    "Anna",
    "Undo",
  ]);
});

test("keeps the column of a part that is empty, and has none of an absent one", () => {
  render(<Record form="change" kind="Ended" code={null} subject="Aino – Bo" />);
  expect(columns()).toEqual(["Ended", "", "Aino – Bo"]);
});

test("shows a text that may be cut as its title, and a kind with a tone as a label", () => {
  render(<Record form="attention" tone="warn" kind="Not started" text="start 02:00 passed" />);
  expect(screen.getByTitle("start 02:00 passed")).toBeDefined();
  expect(screen.getByText("Not started").dataset["tone"]).toBe("warn");
});

test("puts all parts but the first into the control that is rendered for it", () => {
  render(
    <Record
      form="attention"
      lead={<RecordTick label="Select Aino" isTicked />}
      kind="Conflict"
      text="disputed"
      renderLine={(line) => <button type="button" {...line} />}
    />,
  );
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Select Aino" }).checked).toBe(
    true,
  );
  expect(screen.getByRole("button").textContent).toBe("Conflictdisputed");
});
