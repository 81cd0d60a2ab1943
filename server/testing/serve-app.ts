import type { Context, Hono } from "hono";
import { onTestFinished } from "vitest";
import { createProblemResponse } from "#server/http/problem.ts";
import type { RequestLimits } from "#server/platform/https-server.ts";
import { listen, type ListenAddress } from "#server/platform/listen.ts";
import { ProblemError } from "#server/platform/problem-error.ts";

/** Serves an app on a free loopback port until the test ends. */
export async function serveApp(
  app: Hono,
  change: Partial<ListenAddress> = {},
  limits?: RequestLimits,
) {
  const plain = { host: "127.0.0.1", port: 0, tls: null, publicUrl: null, httpsHeaders: {} };
  const listening = await listen(app, { ...plain, ...change }, limits);
  onTestFinished(() => listening.close());
  return listening;
}

/** Handles errors of routes without the app: responds with the problem, or throws other errors. */
export function respondWithProblem(error: Error, c: Context): Response {
  if (error instanceof ProblemError) return createProblemResponse(error, c.req.path);
  throw error;
}
