import { createServer } from "node:http";
import { connect } from "node:http2";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { createCertificate } from "#server/testing/certificate.ts";
import { listenOnLoopback } from "#server/testing/listen-on-loopback.ts";
import { ensureNginxInstalled, startNginx } from "#server/testing/nginx.ts";

it("serves HTTP/2 with the lines for HTTPS in deploy/nginx.conf", async () => {
  ensureNginxInstalled();
  const backend = createServer(({ headers }, response) => {
    response.end(`${String(headers["x-forwarded-proto"])} ${headers.host}`);
  });
  onTestFinished(() => void backend.close());
  const address = `127.0.0.1:${await listenOnLoopback(backend)}`;
  const certificate = createCertificate("localhost", Date.now() + HOUR);
  const desks = { "matchdesk-1": address, "matchdesk-2": address };
  const { httpsUrl } = await startNginx(desks, certificate);
  const session = connect(httpsUrl, { ca: certificate.cert, servername: "localhost" });
  onTestFinished(() => session.destroy());
  const received = await text(session.request({ ":path": "/" }));
  expect([session.alpnProtocol, received]).toEqual([
    "h2",
    `https localhost:${new URL(httpsUrl).port}`,
  ]);
});
