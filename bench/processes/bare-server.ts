/** A Hono app whose only route returns the body that the parent process sent. */
import { Hono } from "hono";
import { listen } from "#server/platform/listen.ts";

process.once("message", (body: Uint8Array<ArrayBuffer>) => {
  const app = new Hono().get("/", (c) => c.body(body));
  void listen(app, {
    host: "127.0.0.1",
    port: 0,
    tls: null,
    publicUrl: null,
    httpsHeaders: {},
  }).then(({ url }) => process.send?.(url));
});
