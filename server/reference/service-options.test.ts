import { describe, expect, it } from "vitest";
import { parseServiceOptions } from "./service-options.ts";

const NOW = Date.UTC(2026, 2, 7);

function parse(...args: string[]) {
  return parseServiceOptions(
    args,
    (path) => {
      if (path !== "clients.txt") throw new Error("no such file");
      return "# clients\ndesk:s:x.example\n\n  wall:t:x.example,y.example  \n";
    },
    NOW,
  );
}

describe("parseServiceOptions", () => {
  it("uses defaults if no option is given", () => {
    expect(parse()).toEqual({
      ok: true,
      options: {
        host: "127.0.0.1",
        port: 4010,
        data: [],
        demo: false,
        clients: [],
        clock: null,
        tokenSeconds: 3600,
        clockControl: false,
      },
    });
  });

  it.each([
    [["--port", "0", "--host", "::1"], { port: 0, host: "::1" }],
    [["--data", "a", "--data=b"], { data: ["a", "b"] }],
    [["--demo"], { demo: true }],
    [["--token-seconds", "5"], { tokenSeconds: 5 }],
    [["--clock-control"], { clockControl: true }],
    [["--now", "2026-06-20T18:00:00Z"], { clock: { now: Date.UTC(2026, 5, 20, 18), speed: 1 } }],
    [["--now", "2026-06-20T18:00"], { clock: { now: Date.UTC(2026, 5, 20, 18), speed: 1 } }],
    [["--now", "2026-06-20T18:00+03:00"], { clock: { now: Date.UTC(2026, 5, 20, 15), speed: 1 } }],
    [["--now", "2026-06-20", "--speed", "0"], { clock: { now: Date.UTC(2026, 5, 20), speed: 0 } }],
    [["--speed", "2.5"], { clock: { now: NOW, speed: 2.5 } }],
    [
      ["--client", "desk:a:b:c:x.example, y.example"],
      { clients: [{ id: "desk", secret: "a:b:c", sites: ["x.example", "y.example"] }] },
    ],
    [
      ["--client-file", "clients.txt"],
      {
        clients: [
          { id: "desk", secret: "s", sites: ["x.example"] },
          { id: "wall", secret: "t", sites: ["x.example", "y.example"] },
        ],
      },
    ],
  ])("parses %j", (args, options) => {
    expect(parse(...args)).toMatchObject({ ok: true, options });
  });

  it.each([
    [["--port", "65536"], /^--port/],
    [["--port", "4e3"], /^--port/],
    [["--now", "yesterday"], /^--now/],
    [["--now", "2026-13-01"], /^--now/],
    [["--speed=-1"], /^--speed/],
    [["--speed", "fast"], /^--speed/],
    [["--token-seconds", "0"], /^--token-seconds/],
    [["--client", "desk:s3cret"], /^--client: number 1/],
    [["--client", "desk:s3cret:"], /^--client: number 1/],
    [["--client", "desk:s:x,,y"], /^--client: number 1/],
    [["--client", "a:b:c", "--client", "a:d:e"], /^--client: an id is given twice/],
    [["--demo", "--data", "a"], /^--demo and --data/],
    [["--client-file", "none"], /^--client-file: none cannot be read/],
  ])("rejects %j", (args, problem) => {
    expect(parse(...args)).toEqual({
      ok: false,
      problems: [expect.stringMatching(problem)],
    });
  });

  it("reports all problems together, without any secret", () => {
    const parsed = parse("--port", "x", "--speed", "y", "--client", "desk:s3cret");
    expect(parsed).toEqual({
      ok: false,
      problems: [expect.any(String), expect.any(String), expect.any(String)],
    });
    expect(JSON.stringify(parsed)).not.toContain("s3cret");
  });
});
