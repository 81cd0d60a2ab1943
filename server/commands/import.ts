/** `npm run import -- FILE…`: adds matches from files with match lists of the service. */
import { IMPORT_COMMAND, runInProcess } from "./archive-commands.ts";

await runInProcess(IMPORT_COMMAND);
