import { test as base, expect } from "@playwright/test";
import { providePublish, type Publish } from "#e2e/fixtures/foreign-page.ts";
import { type Product, startProduct } from "#e2e/fixtures/product.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";
import type { EnginePage } from "./webdriver.ts";

/** A browser with one page. */
export interface Engine extends EnginePage {
  /** Returns the warnings and errors that pages have logged so far. */
  readonly problems: () => readonly string[];
  readonly stop: () => Promise<void>;
}

/** Engines other than Chromium, if `scripts/e2e.mjs` found or installed them. */
export const ENGINES = {
  Firefox: { path: process.env["FIREFOX_PATH"], start: startFirefox },
  WebKit: { path: process.env["WEBKIT_PATH"], start: startWebKit },
} satisfies Record<string, { path: string | undefined; start: (path: string) => Promise<Engine> }>;

export type EngineName = keyof typeof ENGINES;

interface TestFixtures {
  readonly engineName: EngineName;
  readonly engine: Engine;
  /** Matches the problems that a test causes on purpose. */
  readonly expectedErrors: RegExp;
  /** Serves a page from another origin than the backend's and returns its URL. */
  readonly publish: Publish;
}

interface WorkerFixtures {
  /** Service and backend of all tests of a worker, which may only advance the service's clock. */
  readonly product: Product;
  /** Returns an engine, which all tests of a worker share. */
  readonly getEngine: (name: EngineName) => Promise<Engine>;
}

/** A test in another engine, which fails if its pages log a warning or an error. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ["Firefox", { option: true }],
  expectedErrors: [/(?!)/, { option: true }],
  publish: providePublish,
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const product = await startProduct({ environment: { LOG_LEVEL: "debug" } });
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
  getEngine: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const engines = new Map<EngineName, Promise<Engine>>();
      await use((name) => {
        const { path = "", start } = ENGINES[name];
        const engine = engines.get(name) ?? start(path);
        engines.set(name, engine);
        return engine;
      });
      await Promise.all([...engines.values()].map(async (engine) => (await engine).stop()));
    },
    { scope: "worker" },
  ],
  engine: async ({ engineName, getEngine, expectedErrors }, use) => {
    const engine = await getEngine(engineName);
    const before = engine.problems().length;
    await use(engine);
    const problems = engine.problems().slice(before);
    expect(problems.filter((problem) => !expectedErrors.test(problem))).toEqual([]);
  },
});

export { expect };
