/** A page that draws nothing: how smooth this machine is by itself. */
import { publishBench } from "./bench-page.ts";

publishBench({ render: () => undefined });
