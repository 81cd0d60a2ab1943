/** `npm run import -- FILE…`: adds matches from wire files that were played before watching began. */
import { IMPORT } from "./archive-commands.ts";
import { runInProcess } from "./run-in-process.ts";

await runInProcess(IMPORT);
