import type { EmbedAnswer } from "#core/embed/answer.ts";
import type { EmbedKind } from "#core/embed/parts/options.ts";

/** Members one of which tells the answer of each kind: the server's tests check the rest. */
const MEMBERS: Readonly<Record<EmbedKind, readonly string[]>> = {
  matches: ["counts"],
  match: ["match"],
  bracket: ["bracket"],
  standings: ["tournament", "group"],
};

/** An answer as what its kind shows; null where it is something else. */
export function readAnswer(kind: EmbedKind, json: unknown): EmbedAnswer | null {
  const isObject = typeof json === "object" && json !== null;
  if (!isObject || !MEMBERS[kind].some((name) => name in json)) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- told by its members above
  return { kind, data: json } as EmbedAnswer;
}
