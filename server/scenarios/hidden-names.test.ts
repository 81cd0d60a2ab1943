/**
 * T24: compares a product whose service also lists hidden tournaments with one whose service does
 * not. No response, header, archive read or event of viewers may differ.
 */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { wireMatch } from "#core/testing/wire-match.ts";
import type { Archive } from "#server/archive/engines/archive.ts";
import { type CrawlNames, listCrawlUrls, sampleCrawlUrls } from "#server/testing/crawl-urls.ts";
import {
  createContestantPair,
  HIDDEN_LISTS,
  HIDDEN_TEXTS,
  keyOfContestantName,
  PARTLY_PUBLIC_SITE,
  PUBLIC_LISTS,
  type ServedLists,
} from "#server/testing/hidden-data.ts";
import {
  type CrawlRequest,
  type EventText,
  passBoth,
  startVisibilityTestPair,
  type VisibilityTestPair,
  type VisibilityTestProduct,
} from "#server/testing/visibility-test-product.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { NO_PUBLICATION } from "#server/testing/test-publication.ts";

// Runs two products with several thousand requests in the long mode.
vi.setConfig({ testTimeout: 1_800_000 });

/** Archive reads for viewers: one list per archive, in the order of opening. */
const reads = vi.hoisted((): string[][] => []);

vi.mock(import("#server/archive/engines/archive.ts"), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    createArchive: (...parts) => {
      const archive: Archive = original.createArchive(...parts);
      return {
        ...archive,
        openSources: async (sources, scope) => {
          const opened = await archive.openSources(sources, scope);
          if (scope === undefined) return opened;
          const list: string[] = [];
          reads.push(list);
          const publicQueries = new Proxy(opened.publicQueries, {
            get: (target, name, receiver) => {
              const read: unknown = Reflect.get(target, name, receiver);
              if (typeof read !== "function") return read;
              return (...values: unknown[]): unknown => {
                list.push(`${String(name)} ${JSON.stringify(values)}`);
                return Reflect.apply(read, target, values);
              };
            },
          });
          return { ...opened, publicQueries };
        },
      };
    },
  };
});

const NAMES: CrawlNames = {
  sites: [PARTLY_PUBLIC_SITE, "hidden.example", "open.example", "missing.example"],
  slugs: ["spring-cup", "old-cup", "secret-cup", "secret-3", "missing"],
  ids: ["110001", "1101", "77", "9300001", "220001", "2202", "78", "400003", "missing"],
  contestants: ["Aino", "Bo", "Dara", "Quagga", "Wombat", "Nobody"].map((name) =>
    keyOfContestantName(name),
  ),
  channels: ["main", "none"],
  texts: ["aino", "zanzibar", "quagga", "a"],
};
const ADDRESSES = listCrawlUrls(createTestApp(() => NO_PUBLICATION).app, NAMES);

/** Parts of addresses of hidden data that exist. */
const HIDDEN_DATA = /osu\.example\.net\/(220001|2202|secret-)|hidden\.example\/78|quagga|wombat/;
const sampleAddresses = (addresses: readonly string[]): readonly string[] =>
  sampleCrawlUrls(addresses, NAMES, HIDDEN_DATA);

/** Addresses whose responses depend on the newest lists. */
const CHANGING_ADDRESSES = [
  "/api/v1/meta",
  "/api/v1/matches",
  "/api/v1/changes?limit=3",
  "/wall?as=json",
  "/calendar/all.ics",
  "/sitemap.xml",
  "/",
];

/** Compares responses and archive reads of both products at every URL. */
async function crawl([mixed, publicOnly]: VisibilityTestPair, addresses: readonly string[]) {
  const [mixedReads, publicReads] = reads;
  const different: string[] = [];
  for (const path of addresses) {
    if (path.startsWith("/api/v1/events") || path === "/metrics") continue;
    const isPage = /^\/($|\?|matches|tournaments|contestants|nothing)/.test(path);
    const inits: CrawlRequest[] = [
      {},
      { method: "HEAD" },
      ...(isPage ? [{ headers: { accept: "text/html" } }] : []),
    ];
    for (const init of inits) {
      if (mixedReads !== undefined) mixedReads.length = 0;
      if (publicReads !== undefined) publicReads.length = 0;
      const [mixedResponse, publicResponse] = await Promise.all([
        mixed.read(path, init),
        publicOnly.read(path, init),
      ]);
      const isSame =
        mixedResponse === publicResponse &&
        JSON.stringify(mixedReads) === JSON.stringify(publicReads);
      if (!isSame)
        different.push(
          [
            init.method ?? "GET",
            path,
            mixedResponse.slice(0, 1500),
            publicResponse.slice(0, 1500),
            JSON.stringify(mixedReads),
            JSON.stringify(publicReads),
          ].join("\n"),
        );
      const leaked = HIDDEN_TEXTS.filter(
        (name) => mixedResponse.includes(name) && !path.toLowerCase().includes(name.toLowerCase()),
      );
      if (leaked.length > 0) different.push(`${path} contains ${leaked.join()}`);
    }
    if (different.length > 3) break;
  }
  expect(different).toEqual([]);
}

/** Waits until both streams have sent data, and expects equal data. */
async function expectSameText(streams: readonly EventText[]): Promise<void> {
  const texts = () => new Set(streams.map(({ text }) => text()));
  await expect.poll(() => [texts().size, texts().has("")]).toEqual([1, false]);
}

/** Returns open and hidden lists over time; at first only hidden matches change. */
function changingLists(): readonly (readonly [open: ServedLists, hidden: ServedLists])[] {
  const [first, ...rest] = HIDDEN_LISTS.upcoming;
  const hiddenWith = (score: string, others: readonly unknown[]) => ({
    ...HIDDEN_LISTS,
    upcoming: [{ ...first, contestants: createContestantPair("Aino", "Quagga", score) }, ...others],
  });
  return [
    [PUBLIC_LISTS, hiddenWith("2", rest)],
    [PUBLIC_LISTS, hiddenWith("3", rest.slice(1))],
    // Both change in the same poll.
    [
      publicListsWith("2026-03-07 11:30:00", createContestantPair("Cem", "Eino", "2")),
      hiddenWith("4", rest),
    ],
    [publicListsWith("2026-03-07 11:40:00", createContestantPair("Bo", "Eino", "3")), HIDDEN_LISTS],
  ];
}

/** Returns the public lists with another start and other contestants of the second match. */
function publicListsWith(
  start: string,
  contestants: ReturnType<typeof createContestantPair>,
): ServedLists {
  const changed = wireMatch({ id: "110003", row: "3", start, contestants });
  const [first, , ...rest] = PUBLIC_LISTS.upcoming;
  return { ...PUBLIC_LISTS, upcoming: [first, changed, ...rest] };
}

/** Changes annotations of hidden matches and contestants, each time to other values. */
async function changeHiddenAnnotations(
  product: VisibilityTestProduct,
  index: number,
): Promise<void> {
  const match = `${PARTLY_PUBLIC_SITE}/22000${(index % 2) + 1}`;
  const value = { match, swapped: index > 1, score: null, next: match };
  await saveAnnotation(product, { kind: "channel", scope: "main", value });
  await saveAnnotation(product, {
    kind: "short-name",
    scope: keyOfContestantName("Quagga"),
    value: `Q${index}`,
  });
  const alias = { key: keyOfContestantName("Wombat"), name: `Cem ${index}` };
  await saveAnnotation(product, { kind: "alias", scope: keyOfContestantName("Cem"), value: alias });
}

async function saveAnnotation(
  product: VisibilityTestProduct,
  annotation: { readonly kind: string; readonly scope: string; readonly value: unknown },
): Promise<void> {
  await product.readAsStaff("/api/v1/desk/facts", {
    method: "PUT",
    body: JSON.stringify(annotation),
  });
}

beforeEach(() => {
  reads.length = 0;
});

describe("hidden tournaments", () => {
  it("do not affect any response", async () => {
    const both = await startVisibilityTestPair();
    expect(ADDRESSES.length).toBeGreaterThan(1000);
    await crawl(both, sampleAddresses(ADDRESSES));
  });

  it("do not affect change log, events and reconnects while they change", async () => {
    const both = await startVisibilityTestPair();
    const streams = await Promise.all(both.map((product) => product.listen()));
    for (const [index, lists] of changingLists().entries()) {
      await changeHiddenAnnotations(both[0], index);
      await passBoth(both, 7_000, ...lists);
      await crawl(both, CHANGING_ADDRESSES);
      await passBoth(both, 23_000, ...lists);
      await crawl(both, CHANGING_ADDRESSES);
    }
    for (const product of both) {
      await saveAnnotation(product, {
        kind: "short-name",
        scope: keyOfContestantName("Aino"),
        value: "AIN",
      });
    }
    for (const { text } of streams) {
      await expect.poll(() => text().match(/^event: facts$/gm)?.length).toBe(1);
    }
    const ids = streams.map(({ text }) => [...text().matchAll(/^id: (\d+)/gm)].map(([, id]) => id));
    expect(ids[0]?.length).toBeGreaterThan(3);
    await expectSameText(streams);
    for (const query of ["", "?after=1", ...(ids[0] ?? []).map((id) => `?after=${id}`)]) {
      const newStreams = await Promise.all(both.map((product) => product.listen(query)));
      await expectSameText(newStreams);
      await crawl(both, [`/api/v1/changes${query}`]);
    }
    const changing = /changes|contestants|embed\/match\b|calendar/;
    await crawl(both, sampleAddresses(ADDRESSES.filter((path) => changing.test(path))));
  });
});
