/** Checks the configuration only: `scripts/run.mjs` runs this before it builds. */
import { loadConfigOrExit } from "#server/config/load-config.ts";

loadConfigOrExit();
