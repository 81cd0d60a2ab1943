import * as z from "zod/mini";

/** A reference to a contestant. */
export const ContestantRefSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** Lower-case code; "" if there is none. */
  country: z.string(),
});
