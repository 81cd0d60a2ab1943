import { Hono } from "hono";
import { listen, type Listening } from "#server/platform/listen.ts";
import type { OpenService } from "./open-service.ts";

/**
 * Serves the service. Binds the address before the service is opened, so that a port in use costs
 * nothing; requests that come in between wait.
 *
 * @param port 0 takes a free one
 * @returns its address; `close` closes the service too
 * @throws what `listen` throws where the address cannot be had, or what `open` threw
 */
export async function serve(
  host: string,
  port: number,
  open: () => Promise<OpenService>,
): Promise<Listening> {
  let opening: Promise<OpenService> | undefined;
  const gate = new Hono();
  gate.all("*", async (c) => {
    const service = await opening;
    return service === undefined ? c.body(null, 503) : service.app.fetch(c.req.raw, c.env);
  });
  const listening = await listen(gate, { host, port, tls: null, publicUrl: null });
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
