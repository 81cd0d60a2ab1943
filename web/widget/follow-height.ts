/** `/embed-height.js`, for host pages: fits the height of Matchdesk's iframes to their content. */
const script = document.currentScript;
const base = script instanceof HTMLScriptElement ? new URL(".", script.src).href : "";

addEventListener("message", ({ data, source }: MessageEvent<unknown>) => {
  if (typeof data !== "object" || data === null) return;
  if (!("type" in data) || data.type !== "matchdesk-height") return;
  const height = "height" in data ? Number(data.height) : 0;
  if (!(height > 0)) return;
  // Finds the iframe by its window, because a sandboxed iframe has no origin.
  for (const frame of document.querySelectorAll("iframe")) {
    const isEmbed = frame.src.startsWith(`${base}embed/`);
    if (isEmbed && frame.contentWindow === source)
      frame.style.height = `${Math.min(height, 20_000)}px`;
  }
});
