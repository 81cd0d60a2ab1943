import { join } from "node:path";

/** The module that the entry loads for the first page, below the project's folder. */
export const FIRST_PAGE = "/web/start/start.tsx";

/**
 * Returns the groups of the modules that the first page imports statically: `libraries` and `first`.
 * No other module is in them, so that no browser loads code before it needs it.
 *
 * @param {string} root The project's folder.
 * @param {number} priority
 */
export function firstPageChunks(root, priority) {
  /** @type {Set<string> | undefined} */
  let needed;
  const isNeeded = (id, graph) => {
    needed ??= withStaticImports(join(root, FIRST_PAGE), graph);
    return needed.has(id);
  };
  return [
    {
      name: (id, graph) => (isNeeded(id, graph) ? "libraries" : null),
      test: /[/]node_modules[/]/,
      priority: priority + 1,
    },
    { name: (id, graph) => (isNeeded(id, graph) ? "first" : null), priority },
  ];
}

function withStaticImports(id, graph, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  const { importedIds = [] } = graph.getModuleInfo(id) ?? {};
  for (const imported of importedIds) withStaticImports(imported, graph, found);
  return found;
}
