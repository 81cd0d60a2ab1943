/** `npm run forget -- NAME`: replaces a name in the archive and in all future data. */
import { FORGET } from "./forget-command.ts";
import { runInProcess } from "./run-in-process.ts";

await runInProcess(FORGET);
