import { Hono } from "hono";
import { listen, type Listening } from "#server/platform/listen.ts";
import type { OpenReferenceService } from "./open-service.ts";

/**
 * Serves the reference service over HTTP; port 0 selects a free one. Binds the address before
 * opening the service, so that a port in use fails early; requests that arrive in between wait.
 * `close` also closes the service.
 */
export async function serveReferenceService(
  host: string,
  port: number,
  open: () => Promise<OpenReferenceService>,
): Promise<Listening> {
  let opening: Promise<OpenReferenceService> | undefined;
  const gate = new Hono();
  gate.all("*", async (c) => {
    const service = await opening;
    return service === undefined ? c.body(null, 503) : service.app.fetch(c.req.raw, c.env);
  });
  const listening = await listen(gate, {
    host,
    port,
    tls: null,
    publicUrl: null,
    httpsHeaders: {},
  });
  try {
    opening = open();
    const service = await opening;
    return {
      url: listening.url,
      close: async () => {
        await listening.close();
        service.close();
      },
    };
  } catch (error) {
    await listening.close();
    throw error;
  }
}
