import type { Context } from "hono";
import { ProblemError } from "#server/platform/problem-error.ts";

/** The part of a zod schema that routes use, so that only the contract depends on zod. */
interface Schema<T> {
  safeParse(input: unknown):
    | { readonly success: true; readonly data: T }
    | {
        readonly success: false;
        readonly error: {
          readonly issues: readonly {
            readonly path: readonly PropertyKey[];
            readonly message: string;
          }[];
        };
      };
}

/** Returns the parsed JSON body of a request. Throws `bad-parameter` about the first bad field. */
export async function parseJsonBody<T>(c: Context, schema: Schema<T>): Promise<T> {
  return parseInput(schema, await parseJson(c));
}

/** Returns input that matches a schema. @throws ProblemError `bad-parameter` if it does not. */
export function parseInput<T>(schema: Schema<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue === undefined || issue.path.length === 0 ? "Input" : issue.path.join(".");
  throw new ProblemError("bad-parameter", `${field}: ${issue?.message ?? "is invalid"}.`);
}

async function parseJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw new ProblemError("bad-parameter", "The request body is not JSON. Send JSON.");
  }
}
