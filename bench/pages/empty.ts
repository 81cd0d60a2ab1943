/** An empty page, to measure the machine's own frame times. */
import { publishBench } from "./bench-page.ts";

publishBench({ render: () => undefined });
