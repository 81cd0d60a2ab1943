import * as z from "zod/mini";
import { rule } from "./rule.ts";

/** The match is locked although it has not ended. */
export const locked = rule({
  kind: "locked",
  severity: "warn",
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
