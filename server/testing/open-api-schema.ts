import * as z from "zod";

const OperationSchema = z.object({
  operationId: z.string(),
  parameters: z.array(
    z.object({ name: z.string(), in: z.enum(["path", "query"]), required: z.boolean().optional() }),
  ),
  responses: z.record(
    z.string(),
    z.object({ description: z.string(), content: z.any() }).partial(),
  ),
});
/** The parts of OpenAPI 3.1 that the product's description uses; tests check their members. */
export const OpenApiSchema = z.object({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.object({ title: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.url() })),
  paths: z.record(z.string().startsWith("/"), z.object({ get: OperationSchema })),
  components: z.object({ schemas: z.record(z.string().regex(/^[\w.-]+$/), z.any()) }),
});
