/**
 * Adds a hint that makes browsers compile all functions of a file in the background while it loads.
 * Nearly all are called, and compiling each at its first call would take a sixth of a bracket's
 * first render (bench/bracket.ts). https://v8.dev/blog/explicit-compile-hints
 *
 * @returns {import("vite").Plugin}
 */
export function createCompileHintPlugin() {
  return {
    name: "matchdesk-compile",
    outputOptions: (options) => ({ ...options, postBanner: "//# allFunctionsCalledOnLoad" }),
  };
}
