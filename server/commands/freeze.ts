/**
 * `npm run freeze -- FOLDER`: saves the public pages of a running server as files. See `--help`.
 */
import { runFreeze } from "#server/freezing/freeze-command.ts";
import { printOutcome } from "#server/platform/command.ts";

printOutcome(
  await runFreeze(process.argv.slice(2), {
    port: process.env["PORT"] ?? "8787",
    publicUrl: process.env["PUBLIC_URL"] ?? "",
    ask: (url) => fetch(url, { redirect: "error" }),
    say: (progress) => void process.stderr.write(`${progress}\n`),
  }),
);
