import { type EmbedData, type EmbedKind, EMBED_VIEWS } from "./kinds.ts";

/** A response of our API as what an embed of its kind shows. */
export type EmbedResponse<K extends EmbedKind = EmbedKind> = {
  readonly [P in K]: { readonly kind: P; readonly data: EmbedData[P] };
}[K];

/** Returns parsed JSON as what its kind shows; `null` if it has another form. */
export function parseEmbedResponse(kind: EmbedKind, json: unknown): EmbedResponse | null {
  const isObject = typeof json === "object" && json !== null;
  if (!isObject || !EMBED_VIEWS[kind].holds.some((name) => name in json)) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- told by its members above; the server's tests check the rest
  return { kind, data: json } as EmbedResponse;
}
