import * as z from "zod/mini";

/** A number that is whole. Only `/openapi.json` states it; encoding does not check it. */
export const WholeNumberSchema = copyWith({ type: "integer" }, z.number());

/** Returns a copy of a schema with a description in Markdown, which `/openapi.json` contains. */
// Bundles of pages omit the schemas that they do not use, because bundlers read the comment:
// @__NO_SIDE_EFFECTS__
export function describe<S extends z.core.$ZodType>(description: string, schema: S): S {
  return copyWith({ description }, schema);
}

// @__NO_SIDE_EFFECTS__
function copyWith<S extends z.core.$ZodType>(metadata: z.core.GlobalMeta, schema: S): S {
  const copy = z.clone(schema);
  z.globalRegistry.add(copy, metadata);
  return copy;
}
