import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type ScreenFiles,
  ScreenFilesSchema,
  type WidgetFiles,
  WidgetFilesSchema,
} from "#core/contract/widget-files.ts";

export interface WidgetUrls extends WidgetFiles {
  /** Version in every flag's URL. */
  readonly flagVersion: string;
  /** Lower-case codes of countries that have a flag. */
  readonly flagCodes: ReadonlySet<string>;
}

/** Unversioned URLs, used if the front end has not been built. */
const UNVERSIONED: WidgetFiles = {
  script: { path: "/widget.js", integrity: "" },
  module: { path: "/widget.mjs", integrity: "" },
  style: { path: "/widget.css", integrity: "" },
  late: [],
  messages: [],
};

const UNVERSIONED_SCREEN: ScreenFiles = {
  script: { path: "/screen.js", integrity: "" },
  style: { path: "/screen.css", integrity: "" },
};

/** Returns the URLs of the files that full-screen pages load. */
export function readScreenFileUrls(webDir: string): ScreenFiles {
  const manifest = join(webDir, "screen.json");
  return existsSync(manifest)
    ? ScreenFilesSchema.parse(JSON.parse(readFileSync(manifest, "utf8")))
    : UNVERSIONED_SCREEN;
}

/** Returns the URLs of the widget's files. */
export function readWidgetUrls(webDir: string): WidgetUrls {
  const manifest = join(webDir, "widget.json");
  const flags = join(webDir, "flags");
  const files = existsSync(manifest)
    ? WidgetFilesSchema.parse(JSON.parse(readFileSync(manifest, "utf8")))
    : UNVERSIONED;
  const names = existsSync(flags) ? readdirSync(flags).map((name) => name.split(".")) : [];
  return {
    ...files,
    flagVersion: names[0]?.[1] ?? "",
    flagCodes: new Set(names.map(([code = ""]) => code)),
  };
}
