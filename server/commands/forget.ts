/** `npm run forget -- NAME`: deletes a name from the archive, now and whenever it comes again. */
import { FORGET } from "./archive-commands.ts";
import { runInProcess } from "./run-in-process.ts";

await runInProcess(FORGET);
