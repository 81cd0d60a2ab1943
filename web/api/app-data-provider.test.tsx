import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { apiPaths } from "#core/paths/paths.ts";
import { createSampleMeta } from "#web/testing/sample-meta.ts";
import { metaQuery } from "./meta.ts";
import { AppDataProvider, useStaffFlags, useAreStaffFlagsSettled } from "./app-data-provider.tsx";

function Row() {
  return <li>{useStaffFlags().conflict.length}</li>;
}

function Rows() {
  return useAreStaffFlagsSettled() ? <Row /> : <p>waiting</p>;
}

test("shows rows after one rejected request for the staff flags", async () => {
  const session = { name: "Aino", signIn: "password", hidesSome: false, endsInSeconds: null };
  const fetchMock = vi.fn<(path: string) => Promise<Response>>((path) =>
    Promise.resolve(
      path === apiPaths.session ? Response.json(session) : Response.json({}, { status: 401 }),
    ),
  );
  vi.stubGlobal("fetch", fetchMock);
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  });
  client.setQueryData(metaQuery.queryKey, createSampleMeta());
  render(
    <QueryClientProvider client={client}>
      <AppDataProvider>
        <Rows />
      </AppDataProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole("listitem", {}, { timeout: 20_000 })).toBeDefined();
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(fetchMock.mock.calls.map(([path]) => path)).toEqual([
    apiPaths.session,
    apiPaths.deskMarks,
  ]);
});
