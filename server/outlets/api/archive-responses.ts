import type { Context } from "hono";
import type { World } from "#core/world/world.ts";
import type { AnswerCache } from "#server/http/response-cache.ts";
import type { Work } from "#server/work/work.ts";

/** Responses out of worlds that the archive added to. */
export interface ArchiveAnswers {
  /** Responds out of an extended world. */
  readonly answerFrom: (
    c: Context,
    key: string,
    extend: () => Promise<World | null>,
    present: (now: World) => unknown,
  ) => Promise<Response>;
  /** Reads the archive only for what the present world does not hold. */
  readonly answerWhere: (
    isPresent: boolean | undefined,
    extend: () => Promise<World | null>,
    c: Context,
    key: string,
    present: (now: World) => unknown,
  ) => Promise<Response> | Response;
  /** Reads the archive once the request's turn has come; `undefined` if the present is all there is. */
  readonly read: (c: Context, extend: () => Promise<World | null>) => Promise<World | undefined>;
}

/** Creates responses over a cache. */
export function createArchiveAnswers(
  cache: Pick<AnswerCache<World>, "answer">,
  work: Pick<Work, "admit">,
): ArchiveAnswers {
  const read: ArchiveAnswers["read"] = async (c, extend) => {
    await work.admit(c);
    return (await extend()) ?? undefined;
  };
  const answerFrom: ArchiveAnswers["answerFrom"] = async (c, key, extend, present) =>
    cache.answer(c, key, present, await read(c, extend));
  return {
    read,
    answerFrom,
    answerWhere: (isPresent, extend, c, key, present) =>
      isPresent === false ? answerFrom(c, key, extend, present) : cache.answer(c, key, present),
  };
}
