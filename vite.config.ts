import react from "@vitejs/plugin-react";
import { defaultExclude, defineConfig } from "vitest/config";
import { DASHBOARD_BROWSERS } from "./scripts/build/browsers.mjs";
import { createCompileHintPlugin } from "./scripts/build/compile-plugin.mjs";
import { createEmbedMessagesPlugin } from "./scripts/build/embed-messages.mjs";
import {
  FIRST_PAGE_MODULE,
  createFirstPageChunkGroups,
} from "./scripts/build/first-page-chunks.mjs";
import { createFirstPagePreloadPlugin } from "./scripts/build/first-page-plugin.mjs";
import { createFlagsPlugin } from "./scripts/build/flags-plugin.mjs";
import { createStyleNamesPlugin } from "./scripts/build/style-names-plugin.mjs";

/**
 * Tests that replace modules, start and kill processes of the built server, or leave subscriptions
 * that last as long as a page.
 */
const ISOLATED_TESTS = [
  "web/api/subscribe-to-changes.test.ts",
  "server/archive/engines/*.test.ts",
  "server/scenarios/deploy/*.test.ts",
  "server/scenarios/{hidden-names,shutdown}.test.ts",
  "server/scenarios/faults/{postgres-faults,store-start}.test.ts",
];

/** Build of the dashboard: `web/` -> `dist/web`. The server build is `scripts/build/build.mjs`. */
export default defineConfig({
  root: "web",
  plugins: [
    react(),
    createFlagsPlugin(),
    createStyleNamesPlugin(),
    createEmbedMessagesPlugin(),
    createCompileHintPlugin(),
    createFirstPagePreloadPlugin(FIRST_PAGE_MODULE),
  ],
  // React contains this hook since version 18.
  resolve: {
    alias: {
      "use-sync-external-store/shim/index.js": "react",
    },
  },
  css: {
    // Without a hash and a line number, which compress badly.
    modules: {
      generateScopedName: (name, path) => `${path.replaceAll(/.*\/|\.module\.css$/g, "")}_${name}`,
    },
  },
  build: {
    outDir: "../dist/web",
    emptyOutDir: false,
    reportCompressedSize: false,
    target: DASHBOARD_BROWSERS,
    assetsInlineLimit: 0,
    // All supported browsers have native module preload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Hides build timings: not useful to users who start the product.
      checks: { bundlerTimings: false },
      // Absolute, because the scan for packages in development starts in the folder `web`.
      input: { main: `${import.meta.dirname}/web/index.html` },
      output: {
        codeSplitting: {
          groups: [
            // Modules that the entry needs before it loads the rest.
            { name: "preload", test: /preload-helper/, priority: 4 },
            ...createFirstPageChunkGroups(import.meta.dirname, 2),
            // Code shared by most other pages is one file, because a dozen small files load more
            // slowly.
            { name: "shared", test: /[/](?:web|core)[/]/, minShareCount: 4 },
          ],
        },
      },
    },
  },
  test: {
    root: ".",
    globalSetup: ["core/testing/node/pin-sample-seed.ts", "scripts/test-folder.mjs"],
    projects: [
      // Files without own global state share one module graph per worker.
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{core,server,scripts}/**/*.test.ts"],
          exclude: [...defaultExclude, ...ISOLATED_TESTS],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "web",
          include: ["web/**/*.test.{ts,tsx}"],
          exclude: [...defaultExclude, ...ISOLATED_TESTS],
          isolate: false,
          environment: "happy-dom",
          setupFiles: "web/testing/end-test.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "isolated",
          include: ISOLATED_TESTS,
          globalSetup: "scripts/build/build-stale-server.mjs",
        },
      },
    ],
    // Tests run on shared, slow machines; only a hang must fail.
    testTimeout: 30_000,
    // Vitest's default is one less than the number of cores, which leaves half of a small machine
    // idle.
    maxWorkers: "100%",
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    coverage: {
      provider: "v8",
      include: [`${import.meta.dirname}/core/**/*.ts`],
      exclude: ["**/*.test.ts"],
      reporter: [["text", { skipFull: true }]],
    },
  },
});
