/** Faults 28–32 of docs/faults.md: bodies that are cut, mislabelled, misencoded or endless. */
import type { Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { MatchListSchema } from "#core/contract/match.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import {
  SHORT,
  expectFailure,
  expectFresh,
  faultAt,
  startFaultDesk,
} from "#server/testing/fault-desk.ts";
import { type Reaction, answerOf } from "#server/testing/fault-server.ts";
import type { FailedOutcome } from "#core/model/service-outcome.ts";

const MEGABYTE = 1024 * 1024;
/** A match that must never be shown, for its answer is broken. */
const list = { object: "matches", data: [wireMatch({ id: "9" })] };
const text = JSON.stringify(list);
const named = (name: string): string =>
  JSON.stringify({
    object: "matches",
    data: [wireMatch({ id: "77", contestants: [wireContestant({ name })] })],
  });

describe("the list's body", () => {
  it.each<[string, FailedOutcome, Reaction]>([
    [
      "fault 28: is shorter than promised",
      "connection-lost",
      (socket) => socket.end(answerOf(200, text, { "content-length": "9999" })),
    ],
    [
      "fault 29: ends without the final chunk",
      "connection-lost",
      (socket) =>
        socket.end(
          `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${text.length.toString(16)}\r\n${text}\r\n`,
        ),
    ],
    [
      "fault 30: is a page that calls itself JSON",
      "not-json",
      answerOf(200, "<!doctype html><title>Welcome</title>"),
    ],
    ["fault 31: is UTF-16", "not-json", answerOf(200, Buffer.from(`\ufeff${text}`, "utf16le"))],
    ["fault 31: is Latin-1", "not-json", answerOf(200, Buffer.from(named("Ångström"), "latin1"))],
    [
      "fault 31: is cut within a character",
      "not-json",
      answerOf(200, Buffer.concat([Buffer.from(text), Buffer.from([0xc3])])),
    ],
  ])("%s: rejected", async (_, outcome, reaction) => {
    const desk = await startFaultDesk();
    const before = await desk.screen();
    desk.play(faultAt("matches", reaction));
    await desk.nextLook();
    await expectFailure(desk, before, { endpoint: "matches", outcome });
    desk.play(() => null);
    await desk.nextLook();
    expect((await expectFresh(desk)).matches).not.toContain("example.net/9");
  });

  it("fault 30: names a content type that belongs to no list", async () => {
    const desk = await startFaultDesk();
    const headers = { "content-type": "text/html; charset=utf-8" };
    desk.play(faultAt("matches", answerOf(200, "<p>Maintenance</p>", headers)));
    await desk.nextLook();
    const [service] = (await desk.screen()).desk.services;
    expect(service?.message).toMatch(/^The service returned text\/html instead of JSON/);
  });

  it.each<[string, string, Readonly<Record<string, string>>]>([
    ["fault 30: JSON called HTML", named("Ångström"), { "content-type": "text/html" }],
    ["fault 30: JSON called nothing", named("Ångström"), { "content-type": "" }],
    ["fault 31: a byte order mark", `\ufeff${named("Ångström")}`, {}],
    ["fault 31: characters as escapes", named("Ångström").replace("Å", String.raw`\u00c5`), {}],
  ])("%s: the body decides", async (_, body, headers) => {
    const desk = await startFaultDesk();
    desk.play(faultAt("matches", answerOf(200, body, headers)));
    await desk.nextLook();
    const { matches } = await expectFresh(desk);
    const shown = MatchListSchema.parse(JSON.parse(matches)).matches;
    expect(shown.flatMap(({ slots }) => slots.map(({ contestant }) => contestant?.name))).toContain(
      "Ångström",
    );
    expect(desk.log.filter(({ level }) => level >= 40)).toEqual([]);
  });

  it("fault 32: is a hundred megabytes: the connection is cut, memory stays", async () => {
    const desk = await startFaultDesk();
    const before = await desk.screen();
    let sent = 0;
    const flood = (socket: Socket): void => {
      socket.write("HTTP/1.1 200 OK\r\ncontent-length: 104857600\r\n\r\n");
      const piece = Buffer.alloc(64 * 1024, " ");
      const pour = (): void => {
        while (!socket.destroyed && sent < 100 * MEGABYTE) {
          sent += piece.length;
          if (!socket.write(piece)) {
            socket.once("drain", pour);
            return;
          }
        }
      };
      pour();
    };
    desk.play(faultAt("matches", flood));
    const grown = await growthOf(() => desk.nextLook());
    expect(sent).toBeLessThan(32 * MEGABYTE);
    expect(grown).toBeLessThan(100 * MEGABYTE);
    await expectFailure(desk, before, { endpoint: "matches", outcome: "too-large" });
  });

  it("fault 32: is a megabyte that unpacks to a gigabyte: stopped at the cap", async () => {
    const member = gzipSync(Buffer.alloc(16 * MEGABYTE));
    const bomb = Buffer.concat(Array.from({ length: 64 }, () => member));
    const desk = await startFaultDesk();
    const before = await desk.screen();
    desk.play(faultAt("matches", answerOf(200, bomb, { "content-encoding": "gzip" })));
    const grown = await growthOf(() => desk.nextLook());
    expect(grown).toBeLessThan(100 * MEGABYTE);
    await expectFailure(desk, before, { endpoint: "matches", outcome: "too-large" });
    desk.play(() => null);
    await desk.nextLook();
    await expectFresh(desk);
  });

  it("fault 38: comes by one byte at a time: the deadline of the whole call ends it", async () => {
    const desk = await startFaultDesk({ limits: SHORT });
    const before = await desk.screen();
    desk.play(faultAt("matches", drip));
    await desk.nextLook();
    await expectFailure(desk, before, { endpoint: "matches", outcome: "answer-timeout" });
    desk.play(() => null);
    await desk.nextLook();
    expect((await expectFresh(desk)).matches).not.toContain("example.net/9");
  });
});

/** A whole answer, byte by byte. */
function drip(socket: Socket): void {
  const bytes = answerOf(200, text);
  let index = 0;
  const timer = setInterval(() => {
    if (socket.destroyed) clearInterval(timer);
    else socket.write(bytes.subarray(index, (index += 1)));
  }, 20);
}

/** By how many bytes this process's memory grew meanwhile. */
async function growthOf(step: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  await step();
  return process.memoryUsage.rss() - before;
}
