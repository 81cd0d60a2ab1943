import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { must } from "#core/lib/must.ts";
import { pollServedLists, startProductWithLists } from "#server/testing/fault-lists.ts";
import { createTestFolder } from "#server/testing/server-process.ts";

/** A final of the ended list with these contestants and scores. */
const final = (sides: string, locked = "0") => ({
  ended: [wireSingleMatch("1", "ro2#1", sides, { locked, start: "2026-03-07 11:30:00" })],
});

const WAIT = { timeout: 20_000, interval: 20 };

/** Runs the code in a process of its own, which ends with the test. */
function startBot(code: string, address: string) {
  const path = join(createTestFolder(), "bot.mjs");
  writeFileSync(path, code);
  const child = spawn(process.execPath, [path, address, "0.05"]);
  onTestFinished(() => void child.kill());
  const written = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text: string) => {
      written[name] += text;
    });
  }
  return {
    lines: () => written.stdout.split("\n").slice(0, -1),
    errors: () => written.stderr,
  };
}

it("shows a bot of at most 40 lines on the API page, which prints each change once as printed there", async () => {
  const product = await startProductWithLists(final("Aino 0 v Bo 0"));
  const page = await (await fetch(`${product.url}/api`)).text();
  const code = must(/<pre id="bot"[^>]*>(.*?)<\/pre>/s.exec(page)?.[1], "the page shows the bot")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
  expect(code.trimEnd().split("\n").length).toBeLessThanOrEqual(40);

  const bot = startBot(code, product.url);
  await expect.poll(() => bot.errors(), WAIT).toMatch(/^Follows .+ from change \d+\.\n$/);
  await pollServedLists(product, final("Aino 1 v Bo 0"));
  await expect.poll(() => bot.lines(), WAIT).toEqual([expect.stringContaining(": 1–0 ")]);
  await pollServedLists(product, final("Aino 2 v Bo 0", "1"));
  await expect.poll(() => bot.lines(), WAIT).toHaveLength(3);
  const link = `${product.url}/matches/osu.example.net/1`;
  expect(bot.lines()).toEqual([
    `Spring Cup · F · Aino – Bo: 1–0 ${link}`,
    `Spring Cup · F · Aino – Bo: 2–0 ${link}`,
    `Spring Cup · F · Aino – Bo: Aino wins 2–0 ${link}`,
  ]);
  expect(bot.errors().split("\n")).toHaveLength(2);
});
