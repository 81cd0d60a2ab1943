import type { EmbedOptions } from "./parts/options.ts";
import type { EmbedTournament } from "./kinds/embed-kind.ts";
import { type EmbedData, type EmbedKind, EMBED_VIEWS } from "./kinds.ts";

/** An API response together with the kind of embed that shows it. */
export type EmbedResponse<K extends EmbedKind = EmbedKind> = {
  readonly [P in K]: { readonly kind: P; readonly data: EmbedData[P] };
}[K];

/** Checks whether parsed JSON is data of this kind; returns `null` if not. */
export function parseEmbedResponse(kind: EmbedKind, json: unknown): EmbedResponse | null {
  const isObject = typeof json === "object" && json !== null;
  if (!isObject || !EMBED_VIEWS[kind].holds.some((name) => name in json)) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- identified by a member above; the server's tests check the others
  return { kind, data: json } as EmbedResponse;
}

/** Returns the tournament that an embed shows; `undefined` if it shows several or none. */
export function findEmbedTournament<K extends EmbedKind>(
  { kind, data }: EmbedResponse<K>,
  options: EmbedOptions,
): EmbedTournament | undefined {
  return EMBED_VIEWS[kind].tournamentOf(data, options);
}
