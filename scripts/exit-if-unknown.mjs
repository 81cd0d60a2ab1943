/**
 * Ends the process with exit code 2 if one of the requested names is not among all names, because a
 * command that runs nothing would look like a success.
 *
 * @param kind what the names name, in the singular: "benchmark"
 * @param requested names given by the user
 * @param all every valid name
 */
export function exitIfUnknown(kind, requested, all) {
  const unknown = requested.find((name) => !all.includes(name));
  if (unknown === undefined) return;
  process.stderr.write(`There is no ${kind} "${unknown}". Use one of: ${all.join(", ")}.\n`);
  process.exit(2);
}
