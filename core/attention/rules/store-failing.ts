import * as z from "zod/mini";
import { createSystemRule } from "./rule.ts";
import { STORE_FAILURES } from "#core/model/store-health.ts";

/** The archive cannot store data: what pages show is in memory only. */
export const storeFailing = createSystemRule({
  kind: "store-failing",
  severity: "warn",
  reason: z.object({ state: z.enum(STORE_FAILURES), unstoredChanges: z.number() }),
  find: ({ store: { state, since, unstoredChanges } }) => {
    if (state === "ok") return [];
    const reason = { state, unstoredChanges };
    return [{ key: "", place: { type: "store" }, since, reason, fact: state }];
  },
});
