/** `/embed-height.js`, in the page around: lets the frames of this Matchdesk follow their content. */
const script = document.currentScript;
const ours = script instanceof HTMLScriptElement ? new URL(".", script.src).href : "";

addEventListener("message", ({ data, source }: MessageEvent<unknown>) => {
  if (typeof data !== "object" || data === null) return;
  if (!("type" in data) || data.type !== "matchdesk-height") return;
  const height = "height" in data ? Number(data.height) : 0;
  if (!(height > 0)) return;
  // By its window, not its origin: a frame in a sandbox has none.
  for (const frame of document.querySelectorAll("iframe")) {
    const isOurs = frame.src.startsWith(`${ours}embed/`);
    if (isOurs && frame.contentWindow === source)
      frame.style.height = `${Math.min(height, 20_000)}px`;
  }
});
