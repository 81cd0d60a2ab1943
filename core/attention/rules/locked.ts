import * as z from "zod/mini";
import { createRule } from "./rule.ts";

/** The match is locked although it has not ended. */
export const locked = createRule({
  kind: "locked",
  severity: "alarm",
  reason: z.object({}),
  find: ({ open }) =>
    open
      .filter((derived) => derived.match.locked === true)
      .map((derived) => ({
        match: derived,
        since: null,
        reason: {},
        fact: derived.status.state,
      })),
});
