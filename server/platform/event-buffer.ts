/** Buffers events until a listener is added. */
export interface EventBuffer<T> {
  /** Delivers an event, or stores it until there is a listener. */
  post(event: T): void;
  /** Delivers the stored events in order, and every later event immediately. */
  listen(listener: (event: T) => void): void;
  /** Drops all later events. */
  close(): void;
}

export function createEventBuffer<T>(): EventBuffer<T> {
  const stored: T[] = [];
  let deliver = (event: T): void => void stored.push(event);
  return {
    post: (event) => deliver(event),
    listen(listener) {
      deliver = listener;
      for (const event of stored.splice(0)) listener(event);
    },
    close() {
      deliver = () => {};
    },
  };
}
