import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Flag } from "./flag.tsx";

test.each([
  ["fi", /^\/flags\/fi\.[0-9a-f]{8}\.svg$/u, "(Finland)"],
  ["xk", /^\/flags\/xk\./u, "(Kosovo)"],
  ["eu", /^\/flags\/eu\./u, "(European Union)"],
])("shows the flag of %s with the country's name for screen readers", (country, address, name) => {
  const { container } = render(<Flag country={country} />);
  const image = container.querySelector("img");
  expect(image?.getAttribute("src")).toMatch(address);
  expect(image?.alt).toBe("");
  expect(container.textContent).toContain(name);
});

test.each(["yu", "su", "wal"])("shows letters instead of a flag for %s", (country) => {
  const { container } = render(<Flag country={country} />);
  expect(container.querySelector("img")).toBeNull();
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
