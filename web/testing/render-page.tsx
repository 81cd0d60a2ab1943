import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { render, type RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import type { DeskMarks, Meta } from "#core/contract/meta.ts";
import { deskMarksQuery } from "#web/api/desk-marks.ts";
import { metaQuery } from "#web/api/meta.ts";
import { AppDataProvider } from "#web/api/app-data-provider.tsx";
import { sessionQuery } from "#web/api/session.ts";
import { setServerNow } from "#web/hooks/server-clock.ts";
import { sampleMeta } from "./sample-meta.ts";

interface Around {
  readonly meta?: Partial<Meta>;
  readonly marks?: DeskMarks;
}

/** Renders something as a page would: with links that lead somewhere, meta and the desk's marks. */
export function renderPage(content: ReactNode, { meta, marks }: Around = {}): RenderResult {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { enabled: false, staleTime: Infinity } },
  });
  const known = sampleMeta(meta);
  setServerNow(Date.parse(known.now));
  queryClient.setQueryData(metaQuery.queryKey, known);
  queryClient.setQueryData(sessionQuery.queryKey, {
    name: "Staff",
    signIn: null,
    hidesSome: false,
  });
  queryClient.setQueryData(deskMarksQuery.queryKey, marks ?? { conflict: [], unexpectedLock: [] });
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
  });
  return render(
    <QueryClientProvider client={queryClient}>
      <AppDataProvider>
        <RouterContextProvider router={router}>{content}</RouterContextProvider>
      </AppDataProvider>
    </QueryClientProvider>,
  );
}
