import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useAttentionItems } from "./desk-attention.ts";

const MINUTE = 60_000;
const list = { rows: [], me: "Aino", staff: [] };

beforeEach(() => {
  vi.useFakeTimers();
});

function Rows() {
  return <p>{useAttentionItems().data?.me}</p>;
}

/** Shows the list for a minute and returns the number of requests. */
async function countRequests(respond: (attempt: number) => Promise<Response>): Promise<number> {
  let requests = 0;
  vi.stubGlobal("fetch", () => {
    requests += 1;
    return respond(requests);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Rows />
    </QueryClientProvider>,
  );
  await vi.advanceTimersByTimeAsync(MINUTE);
  client.clear();
  return requests;
}

test("keeps polling after a failed request", async () => {
  const requests = await countRequests((attempt) =>
    attempt === 2
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve(Response.json(list)),
  );
  expect(requests).toBe(5);
});

test("stops polling when the server requires a sign-in", async () => {
  const requests = await countRequests(() => Promise.resolve(Response.json({}, { status: 401 })));
  expect(requests).toBe(1);
});
