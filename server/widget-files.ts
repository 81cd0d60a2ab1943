import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type WidgetFiles, WidgetFilesSchema } from "#core/contract/widget-files.ts";

/** Where pages find the widget and what it loads. */
export interface WidgetPlaces extends WidgetFiles {
  /** Part of every flag's address. */
  readonly flagVersion: string;
}

/** Where nothing is built: the names that never change. */
const UNVERSIONED: WidgetFiles = {
  script: { path: "/widget.js", integrity: "" },
  module: { path: "/widget.mjs", integrity: "" },
  style: { path: "/widget.css", integrity: "" },
};

/** @param webDir `dist/web`, absolute. */
export function readWidgetPlaces(webDir: string): WidgetPlaces {
  const manifest = join(webDir, "widget.json");
  const flags = join(webDir, "flags");
  const files = existsSync(manifest)
    ? WidgetFilesSchema.parse(JSON.parse(readFileSync(manifest, "utf8")))
    : UNVERSIONED;
  const [flag = ""] = existsSync(flags) ? readdirSync(flags) : [];
  return { ...files, flagVersion: flag.split(".")[1] ?? "" };
}
