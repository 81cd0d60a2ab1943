/** Faults 28–32 of docs/faults.md: truncated, mislabelled, misencoded or endless bodies. */
import type { Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { fetchMatches } from "#server/testing/fault-lists.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import {
  type FaultTestProduct,
  SHORT_LIMITS,
  expectFailedPoll,
  expectFailure,
  expectRecovery,
  createEndpointFault,
  startFaultTestProduct,
} from "#server/testing/fault-test-product.ts";
import { type Reaction, encodeHttp, writeSlowly } from "#server/testing/fault-server.ts";
import type { FailedOutcome } from "#core/model/service-outcome.ts";

const MEGABYTE = 1024 * 1024;
/** A match that must never be shown, because its response is broken. */
const list = { object: "matches", data: [wireMatch({ id: "9" })] };
const text = JSON.stringify(list);
const listWithName = (name: string): string =>
  JSON.stringify({
    object: "matches",
    data: [wireMatch({ id: "77", contestants: [wireContestant({ name })] })],
  });

describe("the list's body", () => {
  it.each<[string, FailedOutcome, Reaction]>([
    [
      "fault 28: shorter than its content-length",
      "connection-lost",
      (socket) => socket.end(encodeHttp(200, text, { "content-length": "9999" })),
    ],
    [
      "fault 29: without the final chunk",
      "connection-lost",
      (socket) =>
        socket.end(
          `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${text.length.toString(16)}\r\n${text}\r\n`,
        ),
    ],
    [
      "fault 30: an HTML page labelled as JSON",
      "not-json",
      encodeHttp(200, "<!doctype html><title>Welcome</title>"),
    ],
    ["fault 31: UTF-16", "not-json", encodeHttp(200, Buffer.from(`\ufeff${text}`, "utf16le"))],
    [
      "fault 31: Latin-1",
      "not-json",
      encodeHttp(200, Buffer.from(listWithName("Ångström"), "latin1")),
    ],
    [
      "fault 31: truncated within a character",
      "not-json",
      encodeHttp(200, Buffer.concat([Buffer.from(text), Buffer.from([0xc3])])),
    ],
  ])("%s is rejected", async (_, outcome, reaction) => {
    const desk = await startFaultTestProduct();
    await expectFailure(desk, reaction, { endpoint: "matches", outcome });
    expect((await expectRecovery(desk)).matches).not.toContain("example.net/9");
  });

  it("fault 30: reports the content type of a body that is not JSON", async () => {
    const desk = await startFaultTestProduct();
    const headers = { "content-type": "text/html; charset=utf-8" };
    await desk.nextLook(
      createEndpointFault("matches", encodeHttp(200, "<p>Maintenance</p>", headers)),
    );
    const [service] = (await desk.screen()).desk.services;
    expect(service?.message).toMatch(/^The service returned text\/html instead of JSON/);
  });

  it.each<[string, string, Readonly<Record<string, string>>]>([
    ["fault 30: JSON labelled as HTML", listWithName("Ångström"), { "content-type": "text/html" }],
    ["fault 30: JSON without a content type", listWithName("Ångström"), { "content-type": "" }],
    ["fault 31: a byte order mark", `\ufeff${listWithName("Ångström")}`, {}],
    ["fault 31: escaped characters", listWithName("Ångström").replace("Å", String.raw`\u00c5`), {}],
  ])("%s is accepted because the body is valid JSON", async (_, body, headers) => {
    const desk = await startFaultTestProduct();
    await expectRecovery(desk, createEndpointFault("matches", encodeHttp(200, body, headers)));
    const matches = await fetchMatches(desk);
    expect(
      matches.flatMap(({ slots }) => slots.map(({ contestant }) => contestant?.name)),
    ).toContain("Ångström");
    expect(desk.warnings()).toEqual([]);
  });

  it("fault 32: 100 MB are cut off without using much memory", async () => {
    const desk = await startFaultTestProduct();
    let sent = 0;
    const flood = (socket: Socket): void => {
      socket.write("HTTP/1.1 200 OK\r\ncontent-length: 104857600\r\n\r\n");
      const chunk = Buffer.alloc(64 * 1024, " ");
      const writeChunks = (): void => {
        while (!socket.destroyed && sent < 100 * MEGABYTE) {
          sent += chunk.length;
          if (!socket.write(chunk)) {
            socket.once("drain", writeChunks);
            return;
          }
        }
      };
      writeChunks();
    };
    await expectSmallGrowth(desk, flood);
    expect(sent).toBeLessThan(32 * MEGABYTE);
  });

  it("fault 32: 1 MB that decompresses to 1 GB is stopped at the size limit", async () => {
    const member = gzipSync(Buffer.alloc(16 * MEGABYTE));
    const bomb = Buffer.concat(Array.from({ length: 64 }, () => member));
    const desk = await startFaultTestProduct();
    await expectSmallGrowth(desk, encodeHttp(200, bomb, { "content-encoding": "gzip" }));
    await expectRecovery(desk);
  });

  it("fault 38: a body of one byte at a time is ended by the total timeout", async () => {
    const desk = await startFaultTestProduct({ limits: SHORT_LIMITS });
    const drip = writeSlowly(encodeHttp(200, text), 20);
    await expectFailure(desk, drip, { endpoint: "matches", outcome: "answer-timeout" }, 1);
    expect((await expectRecovery(desk)).matches).not.toContain("example.net/9");
  });
});

/** Asserts that a body is rejected as too large while the memory of this process hardly grows. */
async function expectSmallGrowth(desk: FaultTestProduct, reaction: Reaction): Promise<void> {
  const before = process.memoryUsage.rss();
  await desk.nextLook(createEndpointFault("matches", reaction));
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * MEGABYTE);
  await expectFailedPoll(desk, { endpoint: "matches", outcome: "too-large" });
}
