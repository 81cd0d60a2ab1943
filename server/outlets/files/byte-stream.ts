/** Milliseconds a client may take to read one part, so that an idle client blocks no other. */
const READ_TIMEOUT = 60_000;

/**
 * Streams the parts of a body. Each part is produced after the client has read the previous one.
 *
 * @param done Called when the body is complete or failed, or the client left or stopped reading.
 */
export function createByteStream(
  parts: AsyncGenerator<Uint8Array>,
  done: () => void,
): ReadableStream<Uint8Array> {
  let readTimeout: NodeJS.Timeout | undefined;
  const end = (): void => {
    clearTimeout(readTimeout);
    done();
  };
  return new ReadableStream({
    pull: async (controller) => {
      clearTimeout(readTimeout);
      try {
        const { done: isOver, value } = await parts.next();
        if (isOver === true) {
          end();
          controller.close();
          return;
        }
        controller.enqueue(value);
        readTimeout = setTimeout(() => {
          end();
          controller.error(new Error(`The client read nothing for ${READ_TIMEOUT / 1000} s.`));
          void parts.return(undefined);
        }, READ_TIMEOUT).unref();
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
