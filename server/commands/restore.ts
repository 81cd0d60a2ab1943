/** `npm run restore -- FILE`: replaces the archive with a backup. */
import { RESTORE_COMMAND, runInProcess } from "./archive-commands.ts";

await runInProcess(RESTORE_COMMAND);
