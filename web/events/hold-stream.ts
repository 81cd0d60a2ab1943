import { SECOND } from "#core/lib/time.ts";
import { listen, openChannel, post, SERVER_EVENTS, type StreamEvent } from "./stream-channel.ts";

/** Range of the random delay before a rejected stream is opened again, in milliseconds. */
const MIN_DELAY = 15 * SECOND;
const MAX_DELAY = 45 * SECOND;
/**
 * Range of the silence after which a stream counts as dead, in milliseconds: more than two
 * heartbeats, and random, so that not all viewers of a stalled network reconnect at once.
 */
const MIN_SILENCE = 45 * SECOND;
const MAX_SILENCE = 60 * SECOND;

/** Value of `EventSource.CLOSED`. */
const CLOSED = 2;

/**
 * Opens an event stream after the change with the number `after` ("" for new changes only), and
 * sends its events to all pages of the browser until the returned function is called. A rejected
 * stream is opened again after 15 to 45 s, a silent one after 45 to 60 s.
 */
export function holdStream(url: string, after: string): () => void {
  const channel = openChannel(url);
  let last = after;
  let isOpen = false;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (name: StreamEvent["name"], data = "", to: string | null = null): void => {
    post(channel, { type: "event", event: { name, id: last, data }, to });
  };
  const reopenAfter = (min: number, max: number): void => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        source?.close();
        open();
      },
      min + Math.random() * (max - min),
    );
  };
  const open = (): void => {
    isOpen = false;
    const stream = new EventSource(last === "" ? url : `${url}?after=${last}`);
    source = stream;
    reopenAfter(MIN_SILENCE, MAX_SILENCE);
    stream.addEventListener("open", () => {
      isOpen = true;
      reopenAfter(MIN_SILENCE, MAX_SILENCE);
      send("open");
    });
    for (const name of SERVER_EVENTS) {
      stream.addEventListener(name, ({ lastEventId, data }: MessageEvent<string>) => {
        if (lastEventId !== "") last = lastEventId;
        reopenAfter(MIN_SILENCE, MAX_SILENCE);
        send(name, data);
      });
    }
    stream.addEventListener("error", () => {
      isOpen = false;
      // The browser reopens a broken connection, but not a rejected stream.
      if (stream.readyState === CLOSED) reopenAfter(MIN_DELAY, MAX_DELAY);
      send("error");
    });
  };
  listen(channel, (message) => {
    // All pages get the event that the stream opens; one that joins later gets its own.
    if (message.type === "join" && isOpen) send("open", "", message.page);
  });
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
    channel.close();
  };
}
