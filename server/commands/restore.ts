/** `npm run restore -- FILE`: replaces the archive with a backup. */
import { RESTORE_COMMAND } from "./restore-command.ts";
import { runInProcess } from "./run-in-process.ts";

await runInProcess(RESTORE_COMMAND);
