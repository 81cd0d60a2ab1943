import { describe, expect, it } from "vitest";
import { findInScript, findInStyle } from "./old-browsers.mjs";

describe("findInScript", () => {
  it.each([
    ["a?.b", ["ChainExpression"]],
    ["a ?? b", ["LogicalExpression"]],
    ["a ||= b", ["AssignmentExpression"]],
    ["class A { #b() {} }", ["MethodDefinition"]],
    ["AbortSignal.timeout(1)", ["AbortSignal.timeout"]],
    ["list.at(-1)", [".at"]],
    ["a || b.c; class A { b = 1; c() {} }", []],
  ])("returns what Chromium 79 lacks in %s", (code, found) => {
    expect(findInScript(code)).toEqual(found);
  });
});

describe("findInStyle", () => {
  it.each([
    ["a{height:100dvh}", ["viewport unit"]],
    ["a:is(b,c){color:red}", ["selector function"]],
    ["a{color:oklch(0.5 0 0)}", ["colour function"]],
    ["a{inset:0}", ["property inset"]],
    ["a{padding-inline:1px}", ["logical shorthand"]],
    ["@media (width<720px){a{color:red}}", ["media query range"]],
    ["@container (width<620px){a{color:red}}", ["container query"]],
    ["a{display:flex;gap:1px}", ["gap in a flex container"]],
    ["a{gap:1px;display:flex}", ["gap in a flex container"]],
    ["a{display:grid;gap:1px}b{display:flex}", []],
    ["a{height:1vh}@supports (height:1dvh){a{height:1dvh}b{inset:0}}", []],
  ])("returns what Chromium 79 lacks in %s", (css, found) => {
    expect(findInStyle(css)).toEqual(found);
  });
});
