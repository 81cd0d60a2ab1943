/** First line of a built file. */
export const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

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
    generateBundle: {
      // After Vite has written its list of preloaded files, because the hint must be the first line.
      order: "post",
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk") file.code = COMPILE_HINT + file.code;
        }
      },
    },
  };
}
