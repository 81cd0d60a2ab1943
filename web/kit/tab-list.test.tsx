import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TabList } from "./tab-list.tsx";

test.each([
  ["Upcoming", "ArrowRight", "Live"],
  ["Ended", "ArrowRight", "Upcoming"],
  ["Upcoming", "ArrowLeft", "Ended"],
  ["Live", "Home", "Upcoming"],
  ["Live", "End", "Ended"],
  ["Live", "x", "Live"],
])("moves the focus from %s with %s to %s", (from, key, to) => {
  render(
    <TabList label="State">
      {["Upcoming", "Live", "Ended"].map((name) => (
        <button key={name} type="button" role="tab" aria-selected={false}>
          {name}
        </button>
      ))}
    </TabList>,
  );
  screen.getByRole("tab", { name: from }).focus();
  fireEvent.keyDown(screen.getByRole("tab", { name: from }), { key });
  expect(document.activeElement?.textContent).toBe(to);
});
