/**
 * Ends the process with an instruction if this Node.js is older than `engines` in package.json.
 * Every npm script loads it with `--require`: before its own modules, which an old version may be
 * unable to parse or link. For the same reason, it uses only old syntax.
 */
const { engines } = require("../package.json");

const [major, minor] = process.version.match(/\d+/g).map(Number);
const [leastMajor, leastMinor] = engines.node.match(/\d+/g).map(Number);
if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  const least = `${leastMajor}.${leastMinor}`;
  process.stderr.write(
    `Matchdesk needs Node.js ${least} or newer, but this is ${process.version} (${process.execPath}). Install Node.js 24, then run "npm ci" and this command again.\n`,
  );
  process.exit(78);
}
