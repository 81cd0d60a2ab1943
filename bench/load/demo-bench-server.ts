import { once } from "node:events";
import { createTemporaryFolder, startProduct, startProgram } from "./product.ts";

const [CLIENT_ID, CLIENT_SECRET] = ["replay", "replay-secret"];
const SITES = "halfpitch.example,liga.meridian.example,play.nordarena.example";
/** Runs in the product's process: reports the used heap after a garbage collection. */
const PROBE = `data:text/javascript,${encodeURIComponent(
  `process.on("message", () => {
    gc();
    process.send(process.memoryUsage().heapUsed);
  }).channel.unref();`,
)}`;

/**
 * Starts the product on SQLite, and the reference service with the demo that it polls; resolves when
 * the product is ready.
 *
 * @param speed seconds of the replay clock per real second
 * @param streams maximum number of event streams per address
 */
export async function startDemoBenchServer(speed: number, streams: number) {
  const common = { DATA_DIR: createTemporaryFolder(), LOG_LEVEL: "warn" };
  const service = await startProgram(common, [
    "dist/server/main.js",
    "service",
    "--demo",
    `--client=${CLIENT_ID}:${CLIENT_SECRET}:${SITES}`,
    `--speed=${speed}`,
    "--port=0",
  ]);
  const desk = await startProduct(
    {
      ...common,
      UPSTREAM_URL: service.url,
      CLIENT_ID,
      CLIENT_SECRET,
      POLL_SECONDS: "2",
      // All requests come from one address.
      STREAM_LIMIT_PER_ADDRESS: String(streams),
    },
    ["--expose-gc", "--import", PROBE, "dist/server/main.js"],
  );
  return {
    ...desk,
    /** Returns the size of its heap after a full garbage collection, in bytes. */
    heapUsed: async (): Promise<number> => {
      desk.child.send("collect");
      const [bytes] = await once(desk.child, "message");
      return Number(bytes);
    },
    /** Stops the service, after which no data changes. */
    stopService: (): void => void service.child.kill(),
    stop: (): void => {
      service.child.kill();
      desk.child.kill();
    },
  };
}
