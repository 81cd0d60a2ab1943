import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { EMPTY_CHANNEL } from "#core/desk/annotation.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { NO_PUBLICATION, publishedWith } from "#server/testing/test-publication.ts";

/** Ended 2–1. */
const GROUP_MATCH = "halfpitch.example/9001";
const ON_MAIN = publishedWith({
  kind: "channel",
  scope: "main",
  value: { ...EMPTY_CHANNEL, match: GROUP_MATCH, swapped: true },
});
const { app } = createTestApp(ON_MAIN);
const mainOf = (html: string): string => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";

/** Returns the content of an overlay; "" if it is empty. */
async function contentAt(path: string, of = app): Promise<string> {
  const response = await of.request(path);
  expect(response.status).toBe(200);
  return mainOf(await response.text());
}

it("shows the match on a channel, with swapped sides", async () => {
  const html = await contentAt("/overlay/channel/main");
  expect(html.indexOf("=CMD()")).toBeLessThan(html.indexOf("Ångström Ítél"));
  expect(html).toMatch(/data-standing="loser"[^>]*>1<\/b>.*data-standing="winner"[^>]*>2<\/b>/s);
  expect(html).toContain("Harbour Trophy");
});

it("shows the channel in any case of its name", async () => {
  expect(await contentAt("/overlay/channel/MAIN")).toBe(await contentAt("/overlay/channel/main"));
});

it("draws a bracket as one SVG that scales to the window", async () => {
  const [bracket = ""] = ON_MAIN.world.brackets.keys();
  const html = await contentAt(`/overlay/bracket/${bracket}`);
  expect(html).toMatch(/<svg[^>]* viewBox="0 0 \d+ \d+"/);
  expect(html).toContain("UBQF-1");
});

it.each([
  ["an unknown channel", "/overlay/channel/never%20written"],
  ["an unknown match", "/overlay/match/gone.example/1"],
  ["an unknown bracket", "/overlay/bracket/gone.example/1"],
])("responds with an empty page to %s", async (_, path) => {
  expect(await contentAt(path)).toBe("");
});

it("is empty before the first data", async () => {
  const { app: early } = createTestApp(NO_PUBLICATION);
  expect(await contentAt("/overlay/channel/main", early)).toBe("");
});

it.each([
  ["green", "#00ff00"],
  ["magenta", "#ff00ff"],
  ["1A2b3c", "#1a2b3c"],
  ["%2300ff00", "#00ff00"],
  ["red;}body{display:none", null],
  ["url(x)", null],
])("paints chroma=%s as %s, and lists its style's hash in the policy", async (chroma, painted) => {
  const response = await app.request(`/overlay/channel/nothing?chroma=${chroma}`);
  const html = await response.text();
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  expect(style.includes("background:")).toBe(painted !== null);
  if (painted === null) return;
  expect(style).toContain(painted);
  const hash = createHash("sha256").update(style).digest("base64");
  expect(response.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
});

it("accepts theme, accent, language and flags, and ignores unknown options", async () => {
  const html = await contentAt(
    `/overlay/match/${GROUP_MATCH}?theme=light&accent=%23ff0000&locale=fi&flags=letters&nonsense=1`,
  );
  expect(html).toContain("board duel light");
  expect(html).toContain(">SE<");
  expect(html).toContain("Lohko 1");
  expect(await contentAt(`/overlay/match/${GROUP_MATCH}?hide-scores`)).not.toContain("winner");
});
