// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Flag } from "./flag.tsx";

afterEach(cleanup);

test.each([
  ["fi", /^\/flags\/fi\.[0-9a-f]{8}\.svg$/u, "(Finland)"],
  ["xk", /^\/flags\/xk\./u, "(Kosovo)"],
  ["eu", /^\/flags\/eu\./u, "(European Union)"],
])("%s has its flag, named for those who do not see it", (country, address, name) => {
  const { container } = render(<Flag country={country} />);
  const image = container.querySelector("img");
  expect(image?.getAttribute("src")).toMatch(address);
  expect(image?.alt).toBe("");
  expect(container.textContent).toContain(name);
});

test.each(["yu", "su", "zzz", "<b>"])("%s has no flag: its letters", (country) => {
  const { container } = render(<Flag country={country} />);
  expect(container.querySelector("img")).toBeNull();
  expect(container.textContent).toContain(country.slice(0, 2));
});

test("no country leaves its place empty", () => {
  const { container } = render(<Flag country="" />);
  expect(container.textContent).toBe("");
});
