/** Codes of errors if a package, or its binary for this platform, is missing or unusable. */
const CODES: ReadonlySet<unknown> = new Set([
  "ERR_DLOPEN_FAILED",
  "ERR_MODULE_NOT_FOUND",
  "MODULE_NOT_FOUND",
]);
/** Message of `node-gyp-build`, which sets no code. */
const NO_BUILD = /^No native build was found/;

/**
 * Describes an error that occurred because an installed package, or its binary for this platform,
 * is missing: in one line with what to do. `null` for any other error.
 */
export function describeNativePartFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const isMissing = ("code" in error && CODES.has(error.code)) || NO_BUILD.test(error.message);
  if (!isMissing) return null;
  const [reason = ""] = error.message.split("\n");
  const { platform, arch, version } = process;
  return `A package or its binary for ${platform} ${arch} and Node ${version} is missing: ${reason}. Run "npm ci" in this folder on this machine, with optional packages and install scripts. Where a package has no binary, npm compiles it with Python, make and a C++ compiler.`;
}
