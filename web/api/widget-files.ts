import { queryOptions, useQuery } from "@tanstack/react-query";
import type { WidgetFiles } from "#core/contract/widget-files.ts";
import { fetchJson } from "./fetch-json.ts";

const widgetFilesQuery = queryOptions({
  queryKey: ["widget-files"],
  queryFn: ({ signal }) =>
    fetchJson<WidgetFiles>("/widget.json", ["script", "module", "style"], signal),
});

/** Loads the URLs and hashes of the widget's current files. */
export const useWidgetFiles = () => useQuery(widgetFilesQuery);
