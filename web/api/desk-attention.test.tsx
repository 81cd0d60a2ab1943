// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAttention } from "./desk-attention.ts";

const MINUTE = 60_000;
const list = { rows: [], me: "Aino", staff: [] };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Rows() {
  return <p>{useAttention().data?.me}</p>;
}

/** Asks as a page would for a minute; answers how often it did. */
async function askWhile(answer: (turn: number) => Promise<Response>): Promise<number> {
  let asked = 0;
  vi.stubGlobal("fetch", () => {
    asked += 1;
    return answer(asked);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Rows />
    </QueryClientProvider>,
  );
  await vi.advanceTimersByTimeAsync(MINUTE);
  client.clear();
  return asked;
}

test("a desk goes on asking after an answer that did not come", async () => {
  const asked = await askWhile((turn) =>
    turn === 2
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve(Response.json(list)),
  );
  expect(asked).toBe(5);
});

test("whoever is refused does not ask again", async () => {
  const asked = await askWhile(() => Promise.resolve(Response.json({}, { status: 401 })));
  expect(asked).toBe(1);
});
