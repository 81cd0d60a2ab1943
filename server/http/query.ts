import type { MiddlewareHandler } from "hono";
import type * as z from "zod/mini";
import { NoQuerySchema, type QuerySchema } from "#core/contract/query.ts";
import { countEdits } from "#core/lib/count-edits.ts";
import { ProblemError } from "#server/platform/problem-error.ts";
import { parseInput } from "./body.ts";

/** Maximum length of an unknown name in a problem; the rest is omitted. */
const MAX_NAME = 40;

/**
 * Parameters without meaning here: `v`, with which Matchdesk's pages get past a cache in front of the
 * server, and those that newsletters and social networks append to links.
 */
const IGNORED = /^(v|utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id)$/;

/**
 * Creates the check of a route's query, which sets `c.var.query`. Empty parameters count as absent;
 * unknown, repeated and invalid ones throw `bad-parameter`.
 */
export function acceptQuery<S extends QuerySchema>(
  schema: S,
): MiddlewareHandler<{ readonly Variables: { readonly query: z.output<S> } }> {
  const known = Object.keys(schema.shape);
  return async (c, next) => {
    const all = [...new URL(c.req.url).searchParams].filter(([name]) => !IGNORED.test(name));
    for (const [name] of all) {
      if (!known.includes(name)) throw createUnknownProblem(name, known);
      const times = all.filter(([other]) => other === name).length;
      if (times > 1) throw createRepeatedProblem(name, times);
    }
    const given = all.filter(([, value]) => value !== "");
    c.set("query", parseInput(schema, Object.fromEntries(given)));
    return next();
  };
}

/** The check of a route without parameters. */
export const acceptNoQuery = acceptQuery(NoQuerySchema);

function createUnknownProblem(name: string, known: readonly string[]): ProblemError {
  const start = name.slice(0, MAX_NAME);
  const [nearest] = known
    .map((each) => ({ each, edits: countEdits(start.toLowerCase(), each) }))
    .sort((a, b) => a.edits - b.edits);
  return new ProblemError(
    "bad-parameter",
    nearest === undefined
      ? `Unknown parameter "${start}": this URL has none. Remove it.`
      : `Unknown parameter "${start}". The nearest known one is "${nearest.each}"; ` +
          `this URL accepts ${known.join(", ")}.`,
  );
}

function createRepeatedProblem(name: string, times: number): ProblemError {
  return new ProblemError(
    "bad-parameter",
    `The parameter "${name}" is given ${times} times. Give it once.`,
  );
}
