/** `npm run restore -- FILE`: puts what a backup holds in the place of the archive. */
import { RESTORE } from "./archive-commands.ts";
import { runInProcess } from "./run-in-process.ts";

await runInProcess(RESTORE);
