/** `npm run forget -- NAME`: replaces a name in the archive and in all future data. */
import { FORGET_COMMAND } from "./forget-command.ts";
import { runInProcess } from "./run-in-process.ts";

await runInProcess(FORGET_COMMAND);
