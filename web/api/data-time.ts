import type { Meta } from "#core/contract/meta.ts";
import { useLocation } from "#web/routing/routing.tsx";
import { useMeta } from "./app-data-provider.tsx";

/** Time of data and its site; `dataSite` is absent if all of it is of one site. */
export type DataTime = Pick<Meta, "dataAt"> & Partial<Pick<Meta, "dataSite">>;

/**
 * Returns the time of the oldest data on the page: below the path of a tournament or a site, only that
 * of the tournament or site.
 */
export function useDataTime(): DataTime {
  const meta = useMeta();
  const path = useLocation(({ pathname }) => pathname);
  return meta.dataTimes.find(({ scope }) => `${path}/`.includes(`/${scope}/`)) ?? meta;
}
