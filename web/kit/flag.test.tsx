import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Flag } from "./flag.tsx";
import { LargeFlag } from "./large-flag.tsx";

test.each([
  ["fi", "(Finland)"],
  ["xk", "(Kosovo)"],
  ["eu", "(European Union)"],
])("shows the flag of %s with the country's name for screen readers", (country, name) => {
  const { container } = render(<Flag country={country} />);
  expect(findFlag(container)?.style.backgroundPosition).toMatch(/^[\d.]+% [\d.]+%$/u);
  expect(container.textContent).toContain(name);
});

test("shows a large flag as an image of its own", () => {
  const { container } = render(<LargeFlag country="fi" />);
  const image = container.querySelector("img");
  expect(image?.getAttribute("src")).toMatch(/^\/flags\/fi\.[0-9a-f]{8}\.svg$/u);
  expect(image?.alt).toBe("");
});

test.each(["yu", "su", "wal"])("shows letters instead of a flag for %s", (country) => {
  const { container } = render(<Flag country={country} />);
  expect(findFlag(container)).toBeUndefined();
  expect(container.textContent).toContain(country.toUpperCase());
});

test("shows no part of a code that does not fit, except to screen readers", () => {
  const { container } = render(<Flag country="wales" />);
  expect(container.querySelector("[aria-hidden]")?.textContent).toBe("");
  expect(container.textContent).toContain("(WALES)");
});

test("renders an empty space without a country", () => {
  const { container } = render(<Flag country="" />);
  expect(container.textContent).toBe("");
});

/** Returns the element that shows a part of the image with all flags. */
function findFlag(container: HTMLElement): HTMLElement | undefined {
  const elements = container.querySelectorAll<HTMLElement>("span");
  return [...elements].find(({ style }) => style.backgroundPosition !== "");
}
