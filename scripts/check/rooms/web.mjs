/** Rooms of `web/`, and the parts around the product. `../import-rules.mjs` describes their format. */
export const WEB_ROOMS = {
  "web/hooks": {
    is: "browser features as hooks",
    may: "core/lib",
    packages: "react react-dom",
  },
  "web/fonts": {
    is: "fonts of the scripts of names, loaded when needed",
    packages: `
      @fontsource-variable/noto-emoji @fontsource-variable/noto-sans-arabic
      @fontsource-variable/noto-sans-armenian @fontsource-variable/noto-sans-bengali
      @fontsource-variable/noto-sans-georgian @fontsource-variable/noto-sans-hebrew
      @fontsource-variable/noto-sans-jp @fontsource-variable/noto-sans-khmer
      @fontsource-variable/noto-sans-kr @fontsource-variable/noto-sans-sc
      @fontsource-variable/noto-sans-tamil @fontsource-variable/noto-sans-tc
      @fontsource-variable/noto-sans-thai`,
  },
  "web/i18n": {
    is: "the viewer's language; loads messages",
    may: "core/i18n core/i18n/en",
    packages: "react",
  },
  "web/preferences": {
    is: "preferences of a viewer",
    may: "core/i18n web/i18n",
    packages: "react",
  },
  "web/components": {
    is: "controls and displays, independent of the API",
    may: "core/lib web/hooks web/i18n web/preferences",
    packages: "react virtual:flags",
  },
  "web/events": {
    is: "the event stream, shared by all pages of a browser",
    may: "core/lib",
  },
  "web/api": {
    is: "one file per request: URL, type, hook",
    may: `
      core/contract(t) core/desk(t) core/i18n/en(t) core/lib core/paths web/events web/fonts
      web/hooks web/i18n web/preferences`,
    packages: "@tanstack/react-query react",
  },
  "web/features/*": {
    is: "parts of pages, one subject each",
    may: `
      core/contestants core/contract(t) core/desk core/embed core/groups core/i18n
      core/i18n/en(t) core/layout
      core/lib core/match core/model core/paths web/api web/components web/hooks web/i18n
      web/preferences`,
    packages: "@tanstack/react-query @tanstack/react-router react react-dom",
  },
  "web/pages/*": {
    is: "one folder per page",
    may: `
      core/contestants core/contract(t) core/embed core/i18n core/i18n/en core/layout core/lib
      core/match core/model(t)
      core/paths core/schedule web/api web/components web/features/* web/hooks web/i18n web/preferences`,
    packages: "@tanstack/react-router react react-dom",
  },
  "web/app": {
    is: "routes, router and query client",
    may: "core/lib web/api web/app/shell web/features/* web/i18n web/pages/*",
    packages: "@tanstack/react-query @tanstack/react-router",
  },
  "web/app/shell": {
    is: "header, navigation, dialogs and footer around every page",
    may: "core/lib core/paths web/api web/components web/features/* web/hooks web/i18n web/preferences",
    packages: "@tanstack/react-query @tanstack/react-router react",
  },
  "web/start": {
    is: "everything before the first paint",
    may: `
      core/contract(t) core/lib core/paths web/api web/app web/app/shell web/features/* web/fonts web/hooks
      web/i18n web/preferences`,
    packages: "@tanstack/react-query @tanstack/react-router react react-dom",
  },
  web: {
    is: "the entry of the dashboard",
    may: "web/app web/start web/styles",
    packages: "react react-dom",
  },
  "web/widget": {
    is: "the custom element and iframes; no React",
    may: "core/embed core/i18n core/i18n/en(t) core/lib web/events",
    packages: "virtual:embed-messages virtual:flags",
  },
  "web/screen": {
    is: "walls and overlays; no React",
    may: "core/embed core/i18n/en(t) core/lib web/events web/fonts web/hooks web/widget",
  },
  "web/offline": {
    is: "the service worker",
    may: "core/i18n/* core/i18n/en web/events",
  },
  "web/styles": {
    is: "tokens and base styles",
  },
  e2e: {
    is: "fixtures, page objects and specs",
    may: "core/i18n/en core/lib",
    packages: "@playwright/test axe-core node:",
  },
  bench: {
    is: "benchmarks",
    may: `
      core/attention core/changes core/contract(t) core/desk core/embed(t) core/forecast
      core/i18n/en core/lib core/match core/model core/paths core/snapshot core/wire core/world
      server/archive/engines server/live server/outlets/images server/outlets/images/png
      server/platform web/components web/features/* web/styles`,
    packages: `
      @g-loot/react-tournament-brackets @hono/node-server @playwright/test @tanstack/react-query
      brackets-viewer hono node: react react-dom vite`,
  },
  scripts: {
    is: "build, checks and commands",
    packages: "fontverter node: subset-font tsx vite",
  },
  ".": {
    is: "vite.config.ts",
    may: "scripts",
    packages: "@vitejs/plugin-react vitest",
  },
};
