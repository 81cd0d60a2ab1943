import * as z from "zod/mini";

/** Identity of a contestant, if only that is needed. */
export const ContestantRefSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** Lower-case code; "" if there is none. */
  country: z.string(),
});

export type ContestantRef = Readonly<z.output<typeof ContestantRefSchema>>;
