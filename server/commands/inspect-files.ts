import { readFile } from "node:fs/promises";
import { cleanText } from "#core/lib/text.ts";
import { parseEnvelope } from "#core/wire/envelope.ts";
import { CommandError } from "#server/platform/command.ts";

/**
 * Returns the raw matches in files that contain one match list of the service each. Rejects with a
 * `CommandError` that has one line per invalid file.
 */
export async function readMatchListFiles(paths: readonly string[]): Promise<readonly unknown[]> {
  const items: unknown[] = [];
  const problems: string[] = [];
  for (const path of paths) {
    const envelope = await readEnvelope(path);
    if (envelope.ok) items.push(...envelope.items);
    else problems.push(cleanText(`${path}: ${envelope.message}`, 1000));
  }
  if (problems.length > 0) throw new CommandError(problems.join("\n"));
  return items;
}

async function readEnvelope(path: string) {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    return { ok: false as const, message: `cannot be read (${String(code)})` };
  }
  let body: unknown;
  try {
    body = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return { ok: false as const, message: "is not JSON" };
  }
  return parseEnvelope(body);
}
