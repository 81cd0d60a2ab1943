import { expect, it } from "vitest";
import { parseImageRequest } from "./image-request.ts";

const defaults = { format: "svg", theme: "light", contestant: "", rounds: null, width: 1200 };

it.each([
  ["", {}],
  ["theme=dark", { theme: "dark" }],
  ["theme=auto", { theme: "auto" }],
  ["theme=pink", {}],
  ["contestant=nation-1a2b", { contestant: "nation-1a2b" }],
  [`contestant=${"x".repeat(500)}`, { contestant: "x".repeat(200) }],
  ["rounds=4", { rounds: 4 }],
  ["rounds=ro8,lower+ro4s1", { rounds: ["ro8", "lower ro4s1"] }],
  ["rounds=,", {}],
  ["rounds=-1", { rounds: ["-1"] }],
  ["width=600", { width: 600 }],
  ["width=601", { width: 800 }],
  ["width=2401", { width: 4000 }],
  ["width=5", { width: 120 }],
  ["width=1e9", { width: 120 }],
  ["width=99999", { width: 4000 }],
  ["width=wide", {}],
])("parses ?%s", (query, change) => {
  const parameters = new URLSearchParams(query);
  const request = parseImageRequest("svg", (name) => parameters.get(name) ?? undefined);
  expect(request).toEqual({ ...defaults, ...change });
});
