import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ATTENTION_RULES, SYSTEM_RULES } from "./attention-rules.ts";

/** A row of the table in docs/domain.md#attention-items: "| `conflict` | alarm, note if … |". */
const ROW = /^\| `(?<kind>[a-z-]+)` +\| (?<severity>alarm|warn|note)\b/gmu;

describe("the severity of each kind", () => {
  it("is the one in docs/domain.md", () => {
    const text = readFileSync(new URL("../../../docs/domain.md", import.meta.url), "utf8");
    const section = text.slice(text.indexOf("\n## Attention items"), text.indexOf("\n### Claims"));
    const documented = Array.from(
      section.matchAll(ROW),
      ({ groups }) => `${groups?.["kind"]} ${groups?.["severity"]}`,
    );
    const rules = [...ATTENTION_RULES, ...SYSTEM_RULES];
    expect(new Set(documented)).toEqual(
      new Set(rules.map(({ kind, severity }) => `${kind} ${severity}`)),
    );
    expect(documented).toHaveLength(rules.length);
  });
});
