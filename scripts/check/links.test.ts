import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  findHeadingAnchors,
  findBrokenDocumentReferences,
  findBrokenSourceReferences,
} from "./find-broken-links.mjs";
import { listFiles } from "./list-files.ts";

/** Excluded because it contains examples of broken links. */
const SELF = "scripts/check/links.test.ts";

describe("documents", () => {
  const files = listFiles(/\.md$/);

  it("include README, CONTRIBUTING, CHANGELOG and the folder docs", () => {
    expect(files).toEqual(
      expect.arrayContaining([
        "README.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "SECURITY.md",
        "docs/architecture.md",
        "docs/decisions/README.md",
      ]),
    );
  });

  it.each(files)("%s links only to files and anchors that exist", (file) => {
    const broken = findBrokenDocumentReferences(file, readFileSync(file, "utf8"));
    expect(broken).toEqual([]);
  });

  it("describe every variable of .env.example", () => {
    const configuration = readFileSync("docs/configuration.md", "utf8");
    const examples = readFileSync(".env.example", "utf8").matchAll(/^#([A-Z_]+)=/gm);
    const names = [...examples].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(25);
    expect(names.filter((name) => !configuration.includes(`\`${name}\``))).toEqual([]);
  });

  it("keep README within 7 KB", () => {
    expect(readFileSync("README.md").length).toBeLessThanOrEqual(7 * 1024);
  });

  it("list every decision", () => {
    const index = readFileSync("docs/decisions/README.md", "utf8");
    const decisions = readdirSync("docs/decisions").filter((file) => /^\d/.test(file));
    expect(decisions.filter((file) => !index.includes(`](${file})`))).toEqual([]);
  });
});

describe("source", () => {
  it("names only documents and anchors that exist", () => {
    const form = /\.(ts|tsx|mjs|css|html|conf|yaml)$|^\.env\.example$|^Dockerfile$/;
    const files = listFiles(form).filter((file) => file !== SELF);
    const broken = files.flatMap((file) =>
      findBrokenSourceReferences(readFileSync(file, "utf8")).map((name) => `${file}: ${name}`),
    );
    expect(files.length).toBeGreaterThan(900);
    expect(broken).toEqual([]);
  });
});

describe("findHeadingAnchors", () => {
  it("returns GitHub's anchors of headings, and numbers repeated ones", () => {
    const text = "# A `b`: c, d\n\n## Why\n\n## Why\n\n```\n# none\n```\n";
    expect([...findHeadingAnchors(text)]).toEqual(["a-b-c-d", "why", "why-1"]);
  });
});

describe("findBrokenDocumentReferences", () => {
  it.each([
    ["a link to a missing file", "[a](missing.md)", "missing.md"],
    ["a missing anchor of the document", "[a](#missing)", "#missing"],
    ["a missing anchor of another document", "[a](SECURITY.md#missing)", "SECURITY.md#missing"],
    ["a path in backticks", "`core/missing.ts`", "core/missing.ts"],
    ["a pattern in a missing folder", "`core/missing/*.ts`", "core/missing/*.ts"],
  ])("reports %s", (_, text, broken) => {
    expect(findBrokenDocumentReferences("README.md", `# T\n\n${text}\n`)).toEqual([broken]);
  });

  it("reports nothing if all targets exist, and ignores other sites and examples", () => {
    const text =
      "# T\n\n[a](#t) [b](SECURITY.md#reporting) [c](https://example.org/x.md)\n" +
      "`core/lib/time.ts` `core/lib/*.ts` `npm run check` `/api/v1/meta`\n\n    [d](missing.md)\n";
    expect(findBrokenDocumentReferences("README.md", text)).toEqual([]);
  });
});

describe("findBrokenSourceReferences", () => {
  it("reports documents and anchors that do not exist", () => {
    const text = "/** See missing.md, SECURITY.md#missing and SECURITY.md#reporting. */";
    expect(findBrokenSourceReferences(text)).toEqual(["missing.md", "SECURITY.md#missing"]);
  });
});
