/** Milliseconds a client may take for one part: whoever reads nothing keeps no place. */
const PATIENCE = 60_000;

/**
 * Streams the parts of a body: the next one is made when the client has taken the one before.
 *
 * @param done Called once, when the body is written, failed, or its client left or stopped reading.
 */
export function streamBytes(
  parts: AsyncGenerator<Uint8Array>,
  done: () => void,
): ReadableStream<Uint8Array> {
  let patience: NodeJS.Timeout | undefined;
  const end = (): void => {
    clearTimeout(patience);
    done();
  };
  return new ReadableStream({
    pull: async (controller) => {
      clearTimeout(patience);
      try {
        const { done: isOver, value } = await parts.next();
        if (isOver === true) {
          end();
          controller.close();
          return;
        }
        controller.enqueue(value);
        patience = setTimeout(() => {
          end();
          controller.error(new Error(`The client read nothing for ${PATIENCE / 1000} s.`));
          void parts.return(undefined);
        }, PATIENCE).unref();
      } catch (error) {
        end();
        throw error;
      }
    },
    cancel: async () => {
      end();
      await parts.return(undefined);
    },
  });
}
