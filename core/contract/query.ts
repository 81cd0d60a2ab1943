/** Query parameters of the API: each route parses its query by one schema, which also documents it. */
import * as z from "zod/mini";

/** Maximum length of a text in a query; the rest is ignored. */
const MAX_TEXT = 400;

/** Schema of a query; its keys are the parameters of the route. */
export type QuerySchema = z.ZodMiniObject;

/** Query of a route without parameters. */
export const NoQuerySchema = z.strictObject({});

/** Description of a query parameter in OpenAPI. */
export interface PublicParameter {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of its value. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Creates the schema of an optional text. */
export function createTextParameter(description: string, format?: "date") {
  return z.exactOptional(
    z.string().check(
      z.overwrite((text) => text.slice(0, MAX_TEXT)),
      z.meta({ description, ...(format && { format }) }),
    ),
  );
}

/** Creates the schema of an optional text that is one of a few. */
export function createChoiceParameter<const T extends string>(
  description: string,
  choices: readonly T[],
) {
  return z.exactOptional(
    z.enum(choices, `must be one of ${choices.join(", ")}`).check(z.meta({ description })),
  );
}

/** Creates the schema of an optional whole number; both limits are included. */
export function createWholeNumberParameter(description: string, min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  const value = z.int(error).check(z.gte(min, error), z.lte(max, error), z.meta({ description }));
  return z.exactOptional(
    z.codec(z.string().check(z.regex(/^\d{1,16}$/, error)), value, {
      decode: Number,
      encode: String,
    }),
  );
}

/** Lists the parameters of a query for its documentation. */
export function listQueryParameters(query: QuerySchema): readonly PublicParameter[] {
  const { properties = {} } = z.toJSONSchema(query);
  return Object.entries(properties).map(([name, property]) => {
    const { description = "", ...schema } = z.looseObject({}).parse(property);
    return { name, description: String(description), schema };
  });
}
