/**
 * Tells the browser to compile the functions of a file while it loads, off the page's own thread: nearly
 * all are called, and compiling each at its first call costs a bracket a sixth of its first render
 * (bench/bracket.ts). https://v8.dev/blog/explicit-compile-hints
 *
 * @returns {import("vite").Plugin}
 */
export function compilePlugin() {
  return {
    name: "matchdesk-compile",
    outputOptions: (options) => ({ ...options, postBanner: "//# allFunctionsCalledOnLoad" }),
  };
}
