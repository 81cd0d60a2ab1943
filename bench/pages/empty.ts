/** An empty page, to measure the machine's own frame times. */
import { exposeBenchPage } from "./bench-page.ts";

exposeBenchPage({ render: () => undefined });
