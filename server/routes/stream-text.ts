/** Text as a body: the next part is made when the reader has taken the one before. */
export function streamText(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await parts.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    // Whoever leaves is not written for any longer.
    cancel: async () => {
      await parts.return(undefined);
    },
  });
}
