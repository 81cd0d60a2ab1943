/**
 * Names in index.html what its entry loads once the page itself is on screen, so that it is on its way
 * by then; behind the styles and the face that the page itself waits for.
 *
 * @param {string} module The module that the entry loads, by the end of its path.
 * @returns {import("vite").Plugin}
 */
export function firstPagePlugin(module) {
  return {
    name: "matchdesk-first-page",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) => {
        // None in development.
        if (bundle === undefined) return [];
        const first = Object.values(bundle).find(
          (each) => each.type === "chunk" && each.moduleIds.some((id) => id.endsWith(module)),
        );
        if (first === undefined) throw new Error(`Nothing built is called ${module}.`);
        const files = withImports(first, bundle);
        const styles = new Set(files.flatMap((each) => [...each.viteMetadata.importedCss]));
        return [
          ...files.map(({ fileName }) => link("modulepreload", fileName, { fetchpriority: "low" })),
          ...Array.from(styles, (fileName) => link("stylesheet", fileName)),
        ].filter(({ attrs }) => !html.includes(attrs.href));
      },
    },
  };
}

/** All that a chunk needs before it can run, what it rests on first, as styles must stand. */
function withImports(chunk, bundle, found = new Set()) {
  for (const name of chunk.imports) withImports(bundle[name], bundle, found);
  found.add(chunk);
  return [...found];
}

function link(rel, fileName, more = {}) {
  const attrs = { rel, crossorigin: true, href: `/${fileName}`, ...more };
  return { tag: "link", attrs, injectTo: "head" };
}
