/** `npm run forget -- NAME`: replaces a name in the archive and in all future data. */
import { FORGET_COMMAND, runInProcess } from "./archive-commands.ts";

await runInProcess(FORGET_COMMAND);
