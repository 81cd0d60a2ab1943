import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as z from "zod";

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

const { allowScripts } = z
  .object({ allowScripts: z.record(z.string(), z.boolean()) })
  .parse(readJson("package.json"));
const { packages } = z
  .object({
    packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })),
  })
  .parse(readJson("package-lock.json"));

it("allowScripts of package.json decides about every package with install scripts", () => {
  // npm ci of npm 11 warns about each package that is missing here.
  const paths = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript === true);
  const names = new Set(paths.map((path) => path.replace(/^.*node_modules\//, "")));
  expect(names.size).toBeGreaterThan(5);
  expect(Object.keys(allowScripts).toSorted()).toEqual([...names].toSorted());
});
