/** `npm run import -- FILE…`: adds matches from files with match lists of the service. */
import { IMPORT } from "./archive-commands.ts";
import { runInProcess } from "./run-in-process.ts";

await runInProcess(IMPORT);
