import { describe, expect, it } from "vitest";
import { startFaultServer } from "#server/testing/fault-server.ts";
import { createTransport } from "./transport.ts";

describe("lookupPublicAddress", () => {
  it("rejects names with private addresses unless they are allowed", async () => {
    const service = await startFaultServer(() => "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}");
    const url = service.url.replace("127.0.0.1", "localhost");
    const send = async (allowsPrivate: boolean) => {
      const transport = createTransport(allowsPrivate);
      const response = await transport.send({ method: "GET", url, headers: {} });
      await transport.close();
      return response.ok ? response.value.text : response.failure.outcome;
    };
    expect(await send(false)).toBe("private-address");
    expect(service.requests).toHaveLength(0);
    expect(await send(true)).toBe("{}");
    await service.close();
  });
});
