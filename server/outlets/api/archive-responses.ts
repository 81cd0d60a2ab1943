import type { Context } from "hono";
import type { World } from "#core/world/world.ts";
import type { ResponseCache } from "#server/http/response-cache.ts";
import type { WorkLimiter } from "#server/work/work.ts";

/** Responses from worlds extended by archived data. */
export interface ArchiveResponses {
  /** Responds from an extended world. */
  readonly respondFrom: (
    c: Context,
    key: string,
    extend: () => Promise<World | null>,
    present: (now: World) => unknown,
  ) => Promise<Response>;
  /** Responds from the current world, or from an extended one if `isPresent` is `false`. */
  readonly respondIfPresent: (
    isPresent: boolean | undefined,
    extend: () => Promise<World | null>,
    c: Context,
    key: string,
    present: (now: World) => unknown,
  ) => Promise<Response> | Response;
  /** Reads the archive when it is the request's turn; `undefined` if `extend` adds nothing. */
  readonly read: (c: Context, extend: () => Promise<World | null>) => Promise<World | undefined>;
}

/** Creates responses that are stored in a cache. */
export function createArchiveResponses(
  cache: Pick<ResponseCache<World>, "answer">,
  work: Pick<WorkLimiter, "admit">,
): ArchiveResponses {
  const read: ArchiveResponses["read"] = async (c, extend) => {
    await work.admit(c);
    return (await extend()) ?? undefined;
  };
  const respondFrom: ArchiveResponses["respondFrom"] = async (c, key, extend, present) =>
    cache.answer(c, key, present, await read(c, extend));
  return {
    read,
    respondFrom,
    respondIfPresent: (isPresent, extend, c, key, present) =>
      isPresent === false ? respondFrom(c, key, extend, present) : cache.answer(c, key, present),
  };
}
