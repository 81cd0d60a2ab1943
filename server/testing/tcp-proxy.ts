import { connect, createServer, type Socket } from "node:net";

/**
 * What a proxy does. `forward`: passes everything on. `hang`: keeps every connection, accepts new ones
 * and passes nothing on, as a proxy before a server that hangs. `refuse`: ends every connection.
 */
export type ProxyMode = "forward" | "hang" | "refuse";

export interface TcpProxy {
  readonly port: number;
  set(mode: ProxyMode): void;
  close(): Promise<void>;
}

/** Starts a proxy on a free loopback port, before a port of the same machine. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  let mode: ProxyMode = "forward";
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((client) => {
    if (mode === "refuse") {
      client.destroy();
      return;
    }
    const upstream = connect(target, "127.0.0.1");
    const pair = [client, upstream] as const;
    pairs.add(pair);
    for (const socket of pair) {
      const other = socket === client ? upstream : client;
      // What arrives while it hangs is lost: TCP goes on, and nobody reads.
      socket.on("data", (chunk) => {
        if (mode === "forward") other.write(chunk);
      });
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    set: (next) => {
      mode = next;
      // A connection that has lost bytes is of no use any more.
      if (next !== "hang") for (const [client] of pairs) client.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const [client] of pairs) client.destroy();
      }),
  };
}
