/**
 * Adds preload links to index.html for the files that its entry loads after the page is visible.
 * They follow the styles and fonts for which the page itself waits.
 *
 * @param {string} module end of the path of the module that the entry loads
 * @returns {import("vite").Plugin}
 */
export function createFirstPagePreloadPlugin(module) {
  return {
    name: "matchdesk-first-page",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) => {
        // There is no bundle in development.
        if (bundle === undefined) return [];
        const first = Object.values(bundle).find(
          (chunk) => chunk.type === "chunk" && chunk.moduleIds.some((id) => id.endsWith(module)),
        );
        if (first === undefined) throw new Error(`No built file contains ${module}.`);
        const files = withImports(first, bundle);
        const styles = new Set(files.flatMap((chunk) => [...chunk.viteMetadata.importedCss]));
        return [
          ...files.map(({ fileName }) => link("modulepreload", fileName, { fetchpriority: "low" })),
          ...Array.from(styles, (fileName) => link("stylesheet", fileName)),
        ].filter(({ attrs }) => !html.includes(attrs.href));
      },
    },
  };
}

/**
 * Returns a chunk after all chunks that it imports, in the order in which styles must be applied.
 */
function withImports(chunk, bundle, found = new Set()) {
  for (const name of chunk.imports) withImports(bundle[name], bundle, found);
  found.add(chunk);
  return [...found];
}

function link(rel, fileName, more = {}) {
  const attrs = { rel, crossorigin: true, href: `/${fileName}`, ...more };
  return { tag: "link", attrs, injectTo: "head" };
}
