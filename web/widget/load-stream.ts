/**
 * Takes the place of web/events/subscribe-to-stream.ts in the widget: the event stream is a script
 * of its own, which is loaded after the first content. Until then, and if it cannot be loaded, the
 * widget polls.
 */
import type {
  StreamSubscription,
  subscribeToStream as subscribe,
} from "#web/events/subscribe-to-stream.ts";
import { importScript } from "./load-script.ts";

interface StreamScript {
  readonly subscribeToStream: typeof subscribe;
}

/** File name of the script, set by scripts/build/build-widget.mjs. */
declare const STREAM_SCRIPT: string;

/** Delay before the first repetition of a failed request, in milliseconds; then twice as long each time. */
const FIRST_RETRY = 30_000;

export const subscribeToStream: typeof subscribe = (path, listener, isHidden) => {
  let stream: StreamSubscription | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  const base = path.replace("/api/v1/events", "");
  const load = async (failures: number): Promise<void> => {
    try {
      const module = await importScript<StreamScript>(base, STREAM_SCRIPT, failures);
      if (isEnded) return;
      stream = module.subscribeToStream(path, listener, isHidden);
      // Another widget of the page may have opened the stream.
      if (stream.isLive()) listener({ name: "open", id: "", data: "" });
    } catch {
      if (!isEnded) timer = setTimeout(() => void load(failures + 1), FIRST_RETRY * 2 ** failures);
    }
  };
  void load(0);
  return {
    isLive: () => stream?.isLive() === true,
    unsubscribe: () => {
      isEnded = true;
      clearTimeout(timer);
      stream?.unsubscribe();
    },
  };
};
