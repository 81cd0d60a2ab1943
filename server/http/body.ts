import type { Context } from "hono";
import { ProblemError } from "#server/platform/errors.ts";

/** A schema as routes use it: zod's own stays in the contract. */
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

/**
 * The body of a request.
 *
 * @throws ProblemError `bad-parameter` that names what is wrong.
 */
export async function readBody<T>(c: Context, schema: Schema<T>): Promise<T> {
  return checked(schema, await parseJson(c));
}

/** What a request sends, once it is what was asked for. */
export function checked<T>(schema: Schema<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? "It" : issue.path.join(".");
  throw new ProblemError("bad-parameter", `${where}: ${issue?.message ?? "cannot be used"}.`);
}

async function parseJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw new ProblemError("bad-parameter", "Send JSON.");
  }
}
