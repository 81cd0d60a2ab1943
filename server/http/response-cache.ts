import type { Context } from "hono";
import { inOneStep, type Steps } from "#core/lib/steps.ts";
import { ProblemError } from "#server/platform/errors.ts";
import type { Work } from "#server/work/work.ts";
import { type Entry, entrySteps, type Served } from "./cached-response.ts";
import type { Headers } from "./headers.ts";
import { createResponseGenerations, type Generation } from "./response-generations.ts";
import { createSendCached } from "./send-cached.ts";

/** Answers that are the same for everybody, made once for as long as what they are made of stays. */
export interface AnswerCache<W> {
  /**
   * The JSON that `present` makes of the present world, with a strong ETag, packed, or a 304.
   *
   * @param key Identifies the answer: two requests with one key get one body.
   * @param from Another world than the present one, which the archive added to.
   * @throws ProblemError `no-answer-yet` before there is a world, `busy` if too much waits already;
   *   whatever `present` throws.
   */
  readonly answer: (
    c: Context,
    key: string,
    present: (world: W) => unknown,
    from?: W,
  ) => Promise<Response> | Response;
  /** As `answer`, of a body that is no JSON, or that takes long to make. */
  readonly serve: (
    c: Context,
    key: string,
    make: (world: W) => Steps<Served>,
    from?: W,
  ) => Promise<Response> | Response;
}

export const JSON_HEADERS: Headers = { "content-type": "application/json" };

/**
 * A cache over `current`, which answers the same object for as long as nothing changed.
 *
 * @param policy Headers of every answer.
 * @param capacity Bytes kept at most.
 */
export function createAnswerCache<W extends object>(
  current: () => W | null,
  policy: Headers,
  work: Pick<Work, "admit" | "run">,
  capacity?: number,
): AnswerCache<W> {
  const generations = createResponseGenerations(capacity);
  const send = createSendCached(policy, generations);
  let lastId = 0;
  const ids = new WeakMap<W, number>();

  function present(): { readonly world: W; readonly generation: Generation } {
    const world = current();
    if (world === null) {
      throw new ProblemError(
        "no-answer-yet",
        "Nothing has come from the Match Data Service yet. /api/v1/meta says what it answered last.",
      );
    }
    return { world, generation: generations.of(world) };
  }

  /** Joins a request for the same body; one that was refused is refused for its own client alone. */
  async function compute(
    c: Context,
    key: string,
    make: (world: W) => Steps<Served>,
  ): Promise<Entry> {
    const { flights } = generations.newest();
    const shared = flights.get(key);
    if (shared !== undefined) {
      return shared.catch((error: unknown) => {
        if (error instanceof ProblemError && error.id === "busy") return compute(c, key, make);
        throw error;
      });
    }
    const flight = computeInTurn(c, key, make).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  async function computeInTurn(
    c: Context,
    key: string,
    make: (world: W) => Steps<Served>,
  ): Promise<Entry> {
    await work.admit(c);
    // Of now: it may have waited for longer than the world stood.
    const { world, generation } = present();
    const known = generation.entries.get(key);
    if (known !== undefined) return known;
    return generations.keep(generation, key, await work.run(entrySteps(make(world))));
  }

  function keyIn(world: W, key: string, from: W | undefined): string {
    if (from === undefined || from === world) return key;
    const id = ids.get(from) ?? (lastId += 1);
    ids.set(from, id);
    return `${id} ${key}`;
  }

  const serve: AnswerCache<W>["serve"] = (c, key, make, from) => {
    const { world, generation } = present();
    const name = keyIn(world, key, from);
    const entry = generation.entries.get(name);
    if (entry !== undefined) return send(c, entry);
    return compute(c, name, (now) => make(from ?? now)).then((made) => send(c, made));
  };
  return {
    serve,
    answer: (c, key, make, from) =>
      serve(c, key, (world) => inOneStep(() => jsonOf(make(world))), from),
  };
}

function jsonOf(value: unknown): Served {
  return { body: JSON.stringify(value), status: 200, headers: JSON_HEADERS };
}
