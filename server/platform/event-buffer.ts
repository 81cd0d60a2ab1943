export type EventBuffer<T> = ReturnType<typeof createEventBuffer<T>>;

/** Creates a buffer of events until a listener is added. */
export function createEventBuffer<T>() {
  const stored: T[] = [];
  let deliver = (event: T): void => void stored.push(event);
  return {
    post: (event: T) => deliver(event),
    /** Delivers the stored events in order, and every later event immediately. */
    listen(listener: (event: T) => void) {
      deliver = listener;
      for (const event of stored.splice(0)) listener(event);
    },
    /** Drops all later events. */
    close() {
      deliver = () => {};
    },
  };
}
