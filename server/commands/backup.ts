/** `npm run backup -- FILE`: writes the whole archive to a file. Matchdesk may be running. */
import { BACKUP_COMMAND } from "./backup-command.ts";
import { runInProcess } from "./run-in-process.ts";

await runInProcess(BACKUP_COMMAND);
