import { join } from "node:path";

/** Path of the module that the entry loads for the first page, relative to the project. */
export const FIRST_PAGE_MODULE = "/web/start/start.tsx";

/** Modules that the index of their package imports, but no code of the first page. */
const UNUSED = /[/]@tanstack[/].+[/](?:useMutation|mutationObserver)\.js$/;

/**
 * Returns the groups of the modules that the first page imports statically: `libraries` and
 * `first`. They contain no other modules, so that browsers load no code before they need it.
 *
 * @param {string} root folder of the project
 * @param {number} priority of `first`; `libraries` has one more
 */
export function createFirstPageChunkGroups(root, priority) {
  /** @type {Set<string> | undefined} */
  let needed;
  const isNeeded = (id, graph) => {
    needed ??= collectStaticImports(join(root, FIRST_PAGE_MODULE), graph);
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

function collectStaticImports(id, graph, found = new Set()) {
  if (found.has(id) || UNUSED.test(id)) return found;
  found.add(id);
  const { importedIds = [] } = graph.getModuleInfo(id) ?? {};
  for (const imported of importedIds) collectStaticImports(imported, graph, found);
  return found;
}
