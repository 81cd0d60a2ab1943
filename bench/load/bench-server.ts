import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { createTemporaryFolder, startListService, startProduct } from "./product.ts";

/**
 * Starts `dist/server/main.js` on a service that lists these matches as ended; resolves when it is
 * ready.
 */
export async function startBenchServer(matches: readonly unknown[], pollSeconds = 10) {
  let listed = matches;
  let notifyPoll: ((at: number) => void) | null = null;
  const service = await startListService((name) => {
    if (name === "upcoming") return [];
    notifyPoll?.(Date.now());
    return listed;
  });
  const { url, child } = await startProduct({
    UPSTREAM_URL: service.url,
    CLIENT_ID: "bench",
    CLIENT_SECRET: "secret",
    DATA_DIR: createTemporaryFolder(),
    POLL_SECONDS: String(pollSeconds),
  });
  return {
    url,
    /**
     * Replaces the service's ended list. Resolves when the product polls it for the first time, to
     * milliseconds since the epoch.
     */
    replaceEndedList: (next: readonly unknown[]): Promise<number> => {
      listed = next;
      return new Promise((resolve) => {
        notifyPoll = resolve;
      });
    },
    /** Returns the body of a response without decompressing it. */
    fetchBody: (path: string, headers: Readonly<Record<string, string>>): Promise<Buffer> =>
      new Promise((resolve, reject) => {
        get(url + path, { headers }, (response) => {
          buffer(response).then(resolve, reject);
        }).on("error", reject);
      }),
    stop: async (): Promise<void> => {
      child.kill();
      await service.close();
    },
  };
}
