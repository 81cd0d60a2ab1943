import { HOUR } from "#core/lib/time.ts";
import type { ListQuery, Matches } from "#server/reference/store/matches.ts";
import { createProgramme } from "./programme.ts";

/** The store holds what is listed within a stretch of this length. */
const STRETCH = 6 * HOUR;

/** Lists the demo, writing the stretch that a query falls into when it is the first to do so. */
export function listProgramme(matches: Matches): Pick<Matches, "list"> {
  let stretch: number | null = null;
  let written = Promise.resolve();
  return {
    list: async (query: ListQuery) => {
      const asked = Math.floor(query.now / STRETCH);
      if (asked !== stretch) {
        stretch = asked;
        written = matches.replaceAll(createProgramme(asked * STRETCH, (asked + 1) * STRETCH));
      }
      await written;
      return matches.list(query);
    },
  };
}
