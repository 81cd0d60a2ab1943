import { MetaSchema } from "#core/contract/meta.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { parseConfig } from "#server/config/config.ts";
import { type Matchdesk, type ServerEnvironment, startMatchdesk } from "#server/matchdesk.ts";

/**
 * Starts the product in this process, on a free port. The caller stops it.
 *
 * @param env its configuration; credentials of the service have defaults
 * @param environment parts that differ from those of a server without files, whose log is ignored
 */
export async function startTestProduct(
  env: Readonly<Record<string, string>>,
  environment: Partial<ServerEnvironment> = {},
): Promise<Matchdesk> {
  const parsed = parseConfig(
    { CLIENT_ID: "client", CLIENT_SECRET: "secret", PORT: "0", ...env },
    () => "",
  );
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  return startMatchdesk(parsed.config, {
    version: "0",
    webDir: "/none",
    fontsDir: "/none",
    write: () => {},
    ...environment,
  });
}

/** Returns whether this process has polled and will poll again. */
export async function isPolling(url: string): Promise<boolean> {
  const response: unknown = await (await fetch(url + apiPaths.meta)).json();
  return MetaSchema.parse(response).service.nextTry !== null;
}
