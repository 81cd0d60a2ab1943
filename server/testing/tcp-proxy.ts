import { connect, createServer, type Socket } from "node:net";
import { listenOnLoopback } from "./listen-on-loopback.ts";

/**
 * Mode of a proxy. `forward`: forwards all data. `hang`: keeps and accepts connections but discards
 * all data, like a proxy in front of a hanging server. `hold`: like `hang`, but data is delivered
 * later, as by a process that is stopped and continued. `refuse`: closes all connections.
 */
export type ProxyMode = "forward" | "hang" | "hold" | "refuse";

/** A proxy between a client and a server. */
export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>;

/** Starts a proxy on a free loopback port that connects to a port of this machine. */
export async function startTcpProxy(target: number) {
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
      if (mode === "hold") socket.pause();
      const other = socket === client ? upstream : client;
      // Data that arrives in the mode `hang` is lost.
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
  return {
    port: await listenOnLoopback(server),
    set: (next: ProxyMode) => {
      const isLossy = mode === "hang" || next === "refuse";
      mode = next;
      for (const pair of pairs) {
        // A connection that has lost data is unusable.
        if (isLossy && next !== "hang") pair[0].destroy();
        for (const socket of pair) {
          if (next === "hold") socket.pause();
          else socket.resume();
        }
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const [client] of pairs) client.destroy();
      }),
  };
}
