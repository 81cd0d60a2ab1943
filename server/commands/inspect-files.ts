import { readFile } from "node:fs/promises";
import { cleanText } from "#core/lib/text.ts";
import { parseEnvelope } from "#core/wire/envelope.ts";

/** The raw matches of several files, and the problems, one line per invalid file. */
export interface MatchListFiles {
  readonly items: readonly unknown[];
  readonly problems: readonly string[];
}

/** Parses files that contain one match list of the service each. */
export async function readMatchListFiles(paths: readonly string[]): Promise<MatchListFiles> {
  const items: unknown[] = [];
  const problems: string[] = [];
  for (const path of paths) {
    const envelope = await readEnvelope(path);
    if (envelope.ok) items.push(...envelope.items);
    else problems.push(cleanText(`${path}: ${envelope.reason}`, 1000));
  }
  return { items, problems };
}

type Envelope =
  | { readonly ok: true; readonly items: readonly unknown[] }
  | { readonly ok: false; readonly reason: string };

async function readEnvelope(path: string): Promise<Envelope> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    return { ok: false, reason: `cannot be read (${codeOf(error)})` };
  }
  let body: unknown;
  try {
    body = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return { ok: false, reason: "is not JSON" };
  }
  const envelope = parseEnvelope(body);
  return envelope.ok ? envelope : { ok: false, reason: envelope.message };
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
