/** Checks the configuration and nothing else: `scripts/run.mjs` asks before it builds anything. */
import { loadConfig } from "#server/config/load-config.ts";

loadConfig();
