/** Checks the configuration only: `scripts/run.mjs` runs this before it builds. */
import { loadConfig } from "#server/config/load-config.ts";

loadConfig();
