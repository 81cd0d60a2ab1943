import { useLocation } from "#web/routing/routing.tsx";
import { useMeta } from "./app-data-provider.tsx";

/** Time of the oldest data on a page; `dataSite`: see `Meta`. */
interface DataTime {
  /** `null` before the first data. */
  readonly dataAt: string | null;
  readonly dataSite?: string | null;
}

/** Returns the time of the oldest data on the page: below the path of a site, only that of the site. */
export function useDataTime(): DataTime {
  const meta = useMeta();
  const path = useLocation(({ pathname }) => pathname);
  return meta.sites.find(({ site }) => path.includes(`/${site}/`)) ?? meta;
}
