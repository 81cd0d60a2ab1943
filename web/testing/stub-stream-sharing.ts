import { vi } from "vitest";
import type { ChannelMessage } from "#web/events/stream-channel.ts";
import { FakeEventSource } from "./fake-event-source.ts";

/** Channel that delivers messages at once. */
class FakeChannel extends EventTarget {
  static readonly opened = new Set<FakeChannel>();
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.opened.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of FakeChannel.opened) {
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent("message", { data }));
    }
  }

  close(): void {
    FakeChannel.opened.delete(this);
  }
}

/** Lock manager that grants a free lock at once. */
class FakeLocks {
  readonly #queues = new Map<string, (() => Promise<void>)[]>();

  request(
    name: string,
    { signal }: { readonly signal: AbortSignal },
    hold: () => Promise<void>,
  ): Promise<void> {
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    queue.push(hold);
    if (queue.length === 1) void this.#grant(queue);
    signal.addEventListener("abort", () => {
      const index = queue.indexOf(hold);
      if (index > 0) queue.splice(index, 1);
    });
    return Promise.resolve();
  }

  async #grant(queue: (() => Promise<void>)[]): Promise<void> {
    for (let hold = queue[0]; hold !== undefined; hold = queue[0]) {
      await hold();
      queue.shift();
    }
  }
}

/** Replaces the event streams and channels of the browser, and its locks unless on plain HTTP. */
export function stubStreamSharing({ hasLocks = true } = {}): void {
  FakeEventSource.opened = [];
  FakeChannel.opened.clear();
  vi.stubGlobal("EventSource", FakeEventSource);
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  const { language, languages, userAgent } = navigator;
  const locks = hasLocks ? { locks: new FakeLocks() } : {};
  vi.stubGlobal("navigator", { language, languages, userAgent, ...locks });
}

/** Joins a channel as another page of the browser. Returns the messages that it receives. */
export function joinAsOtherPage(name: string) {
  const channel = new FakeChannel(name);
  const received: ChannelMessage[] = [];
  channel.addEventListener("message", (event) => {
    if (event instanceof MessageEvent) received.push(event.data);
  });
  return {
    received,
    post: (message: ChannelMessage) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel.postMessage(message);
    },
  };
}
