import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { compilePlugin } from "./scripts/build/compile-plugin.mjs";
import { embedMessagesPlugin } from "./scripts/build/embed-messages.mjs";
import { facesPlugin } from "./scripts/build/subset-fonts.mjs";
import { FIRST_PAGE, firstPageChunks } from "./scripts/build/first-page-chunks.mjs";
import { firstPagePlugin } from "./scripts/build/first-page-plugin.mjs";
import { flagsPlugin } from "./scripts/build/flags-plugin.mjs";

/** Name of the entry that answers where the server does not. */
const OFFLINE = "service-worker";

/** The dashboard: `web/` -> `dist/web`. The server build is `scripts/build/build.mjs`. */
export default defineConfig({
  root: "web",
  plugins: [
    react(),
    flagsPlugin(),
    embedMessagesPlugin(),
    compilePlugin(),
    facesPlugin(),
    firstPagePlugin(FIRST_PAGE),
  ],
  // React has had the hook itself since version 18.
  resolve: {
    alias: {
      "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
    },
  },
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    sourcemap: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // Every browser that the page is made for knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Hides build timings: not useful to users who start the product.
      checks: { bundlerTimings: false },
      input: { main: "web/index.html", [OFFLINE]: "web/offline/service-worker.ts" },
      output: {
        // Its address is what the browser knows it by.
        entryFileNames: ({ name }) => (name === OFFLINE ? "[name].js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            // All that the entry needs before it loads the rest.
            { name: "preload", test: /preload-helper/, priority: 4 },
            ...firstPageChunks(import.meta.dirname, 2),
            // What most other pages share comes in one file: a dozen small ones cost more than they save.
            { name: "shared", test: /[/](?:web|core)[/]/, minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { "/api": `http://127.0.0.1:${process.env["PORT"] ?? "8787"}` },
  },
  test: {
    root: ".",
    include: ["{core,server,web,scripts}/**/*.test.{ts,tsx}"],
    globalSetup: "scripts/test-folder.mjs",
    // Machines that run this are shared: a slow one is no failure, a hang still is.
    testTimeout: 30_000,
    // Its own choice is one less than there are cores: half of a small machine stood idle.
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
