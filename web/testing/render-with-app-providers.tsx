import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, type RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import type { StaffFlags, Meta } from "#core/contract/meta.ts";
import {
  NO_FLAGS,
  staffFlagsQuery,
  AppDataProvider,
  sessionQuery,
} from "#web/api/app-data-provider.tsx";
import { metaQuery } from "#web/api/meta.ts";
import { setServerNow } from "#web/hooks/server-clock.ts";
import { createSampleMeta } from "./sample-meta.ts";

interface PageData {
  /** Differences from `createSampleMeta`. */
  readonly meta?: Partial<Meta>;
  /** Staff flags; none by default. */
  readonly marks?: Partial<StaffFlags>;
  /** Path of the page; "/" by default. */
  readonly path?: string;
  /** Responses of further queries. */
  readonly responses?: readonly (readonly [key: readonly unknown[], data: unknown])[];
}

/**
 * Renders a component inside the app's providers (router, meta, staff session, staff flags) until
 * the test ends.
 */
export function renderWithAppProviders(
  content: ReactNode,
  { meta, marks, path = "/", responses = [] }: PageData = {},
): RenderResult & { readonly queryClient: QueryClient } {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { enabled: false, staleTime: Infinity } },
  });
  const fullMeta = createSampleMeta(meta);
  setServerNow(Date.parse(fullMeta.now));
  queryClient.setQueryData(metaQuery.queryKey, fullMeta);
  queryClient.setQueryData(sessionQuery.queryKey, {
    name: "Staff",
    signIn: null,
    hidesSome: false,
    endsInSeconds: null,
  });
  queryClient.setQueryData(staffFlagsQuery.queryKey, { ...NO_FLAGS, ...marks });
  for (const [key, data] of responses) queryClient.setQueryData(key, data);
  history.replaceState(null, "", path);
  const result = render(
    <QueryClientProvider client={queryClient}>
      <AppDataProvider>{content}</AppDataProvider>
    </QueryClientProvider>,
  );
  return { ...result, queryClient };
}
