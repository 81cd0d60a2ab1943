/** `npm run import -- FILE…`: adds matches from files with match lists of the service. */
import { IMPORT_COMMAND } from "./import-command.ts";
import { runInProcess } from "./run-in-process.ts";

await runInProcess(IMPORT_COMMAND);
