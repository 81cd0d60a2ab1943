/** Events for one listener that comes later than they do. */
export interface EventBuffer<T> {
  /** Passes an event on, or keeps it until there is a listener. */
  post(event: T): void;
  /** Passes on the kept events, in their order, and every further one at once. */
  listen(listener: (event: T) => void): void;
  /** Drops every further event. */
  close(): void;
}

/** Creates an empty buffer. */
export function createEventBuffer<T>(): EventBuffer<T> {
  const kept: T[] = [];
  let pass = (event: T): void => void kept.push(event);
  return {
    post: (event) => pass(event),
    listen(listener) {
      pass = listener;
      for (const event of kept.splice(0)) listener(event);
    },
    close() {
      pass = () => {};
    },
  };
}
