/** `npm run backup -- FILE`: writes the whole archive to a file. Matchdesk may be running. */
import { BACKUP_COMMAND, runInProcess } from "./archive-commands.ts";

await runInProcess(BACKUP_COMMAND);
