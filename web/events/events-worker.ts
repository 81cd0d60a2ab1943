/**
 * Shared worker that holds the event stream whose URL is its name, while a page needs it. Only for
 * pages without Web Locks, such as those of plain HTTP in a local network.
 */
import { holdStream } from "./hold-stream.ts";
import { listen, openChannel, post } from "./stream-channel.ts";

const url = self.name;
const channel = openChannel(url);
/** Pages that need the stream. */
const pages = new Set<string>();
let release: (() => void) | null = null;

listen(channel, (message) => {
  if (message.type === "join") {
    pages.add(message.page);
    release ??= holdStream(url, message.after);
  } else if (message.type === "leave") {
    pages.delete(message.page);
    if (pages.size > 0) return;
    release?.();
    release = null;
  }
});
post(channel, { type: "ask" });
