import { useQuery } from "@tanstack/react-query";
import { deriveFreshness, type Freshness } from "#core/model/freshness.ts";
import { SECOND } from "#core/lib/time.ts";
import { metaQuery } from "#web/api/meta.ts";
import { useMeta } from "#web/api/reader.tsx";
import { useOnline } from "#web/hooks/use-online.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";

/** How old what stands on screen is, by the second. */
export function useFreshness(): Freshness {
  const { dataAt, pollSeconds, service } = useMeta();
  const answering = !useQuery(metaQuery).isError;
  const hasNetwork = useOnline();
  return deriveFreshness({
    now: useServerNow(SECOND),
    dataAt: instant(dataAt),
    pollSeconds,
    online: hasNetwork || answering,
    outcome: service.outcome,
    nextTry: instant(service.nextTry),
  });
}

function instant(iso: string | null): number | null {
  return iso === null ? null : Date.parse(iso);
}
