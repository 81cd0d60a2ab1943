/**
 * Provides the rule `rooms/imports` of oxlint: imports between folders follow `import-rules.mjs`.
 */
import { relative, sep } from "node:path";
import { findImportProblem } from "./import-rules.mjs";

const imports = {
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join("/");
    const check = (source, isType) => {
      if (typeof source?.value !== "string") return;
      const message = findImportProblem(file, source.value, isType);
      if (message !== null) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source, isTypeOnly(node, "importKind")),
      ExportNamedDeclaration: (node) => check(node.source, isTypeOnly(node, "exportKind")),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === "type"),
      ImportExpression: (node) => check(node.source, false),
      TSImportType: (node) => check(node.source ?? node.argument?.literal, true),
    };
  },
};

/** Returns whether the statement is removed by compilation. */
function isTypeOnly(node, kind) {
  const { specifiers } = node;
  return (
    node[kind] === "type" ||
    (specifiers.length > 0 && specifiers.every((specifier) => specifier[kind] === "type"))
  );
}

export default { meta: { name: "rooms" }, rules: { imports } };
