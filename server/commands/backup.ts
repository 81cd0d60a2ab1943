/** `npm run backup -- FILE`: writes everything in the archive to a file, while Matchdesk may be running. */
import { BACKUP } from "./archive-commands.ts";
import { runInProcess } from "./run-in-process.ts";

await runInProcess(BACKUP);
