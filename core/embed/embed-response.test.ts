import { expect, it } from "vitest";
import { EMBED_KINDS, EMBED_VIEWS } from "./kinds.ts";
import { parseEmbedResponse } from "./embed-response.ts";

it.each(EMBED_KINDS)(
  "accepts a %s response by one of its members and rejects other JSON",
  (kind) => {
    for (const member of EMBED_VIEWS[kind].holds) {
      const json = { [member]: {} };
      expect(parseEmbedResponse(kind, json)).toEqual({ kind, data: json });
    }
    for (const json of [{ id: "not-found" }, [], "text", null, undefined]) {
      expect(parseEmbedResponse(kind, json)).toBeNull();
    }
  },
);
