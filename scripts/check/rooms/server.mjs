/** Rooms of `server/`, lowest first. `../import-rules.mjs` describes their format. */
export const SERVER_ROOMS = {
  "server/platform": {
    is: "log, errors, files, SQLite, addresses; independent of matches",
    may: "core/lib",
    packages: "@hono/node-server @photostructure/sqlite hono(t) kysely node: pino",
  },
  "server/clock": {
    is: "the service's clock, measured by its responses",
    may: "core/lib core/model(t)",
  },
  "server/work": {
    is: "limits of expensive requests: queues, time slices",
    may: "core/lib(t) server/platform",
    packages: "hono(t)",
  },
  "server/upstream": {
    is: "client of the Match Data Service",
    may: "core/lib core/model core/wire server/clock(t) server/platform",
    packages: "node: undici zod",
  },
  "server/names": {
    is: "deleted names and their pseudonyms",
    may: "core/lib core/model",
    packages: "node:",
  },
  "server/search": {
    is: "the text that a name is searched by, in Latin letters too",
    may: "core/lib",
    packages: "any-ascii",
  },
  "server/archive/database": {
    is: "SQLite and PostgreSQL as one: schema, migrations, files",
    may: "server/platform",
    packages: "@photostructure/sqlite kysely node: pg",
  },
  "server/archive": {
    is: "reads and writes of everything ever received",
    may: `
      core/changes core/desk(t) core/guards core/lib core/match core/model server/archive/database
      server/names server/search`,
    packages: "kysely",
  },
  "server/archive/engines": {
    is: "opens the archive on each database; the poller lease",
    may: "server/archive server/archive/database server/platform",
    packages: "kysely node: pg",
  },
  "server/archive/copies": {
    is: "backup and restore",
    may: "server/archive server/archive/database server/archive/engines server/platform",
    packages: "@photostructure/sqlite kysely node:",
  },
  "server/ingest": {
    is: "poll, derive, archive, publish",
    may: `
      core/forecast core/guards core/lib core/match core/model core/snapshot core/wire core/world
      server/archive(t) server/archive/database server/clock server/names server/platform
      server/reading(t) server/upstream server/work`,
    packages: "node:",
    tests: "server/archive/engines",
  },
  "server/desk": {
    is: "annotations and attention items while the server runs",
    may: `
      core/attention core/contract core/desk core/lib core/model(t) server/archive(t)
      server/clock(t) server/ingest(t) server/platform(t) server/reading(t) server/work`,
  },
  "server/reading": {
    is: "the world that a request may read, present or past",
    may: `
      core/changes core/contract core/desk core/forecast core/lib core/match core/model(t)
      core/world server/archive(t) server/clock(t) server/platform server/search`,
    tests: "core/paths server/archive/engines",
  },
  "server/presenters": {
    is: "converts the model to the contract",
    may: `
      core/attention core/bracket core/contestants core/contract(t) core/desk core/forecast
      core/lib core/match core/model(t) core/paths core/advancing core/ranking core/world(t) server/search`,
    tests: "core/changes server/outlets/pages",
    packages: "zod/mini",
  },
  "server/http": {
    is: "headers, caches, compression and errors of every response",
    may: `
      core/contract(t) core/embed(t) core/lib server/archive/database server/platform
      server/work`,
    packages: "@hono/node-server(t) hono(t) node: rate-limiter-flexible",
  },
  "server/live": {
    is: "event streams and change log",
    may: `
      core/changes core/contract(t) core/desk core/lib core/model core/world(t) server/archive(t)
      server/clock(t) server/http server/platform server/presenters server/reading(t)
      server/work(t)`,
    packages: "@hono/node-server hono",
  },
  "server/auth": {
    is: "sign-in, sessions, identification of staff",
    may: "core/contract(t) core/lib server/archive(t) server/http server/platform",
    packages: "hono openid-client rate-limiter-flexible",
    tests: "server/reading",
  },
  "server/outlets/pages": {
    is: "the dashboard's pages and their previews",
    may: `
      core/contract(t) core/embed core/forecast core/i18n core/i18n/en core/lib
      core/model(t) core/paths core/world(t) server/auth server/clock(t) server/http server/ingest(t) server/platform
      server/presenters server/reading(t) server/work(t)`,
    packages: "@hono/node-server hono node:",
  },
  "server/outlets/api": {
    is: "the public API, health and metrics",
    may: `
      core/contract core/embed core/lib core/model(t) core/world(t)
      server/clock(t) server/http server/ingest(t) server/outlets/pages
      server/presenters server/reading server/work(t)`,
    packages: "hono",
    tests: "server/archive/engines server/outlets/images server/outlets/images/cards",
  },
  "server/outlets/desk": {
    is: "the API of staff",
    may: `
      core/attention core/changes core/contract core/desk core/lib core/model(t) server/archive(t)
      server/auth server/desk(t) server/http server/ingest(t) server/platform server/presenters
      server/reading(t)`,
    packages: "hono",
  },
  "server/outlets/embeds": {
    is: "iframes, and the data of widgets",
    may: `
      core/contract core/embed core/forecast core/i18n core/i18n/en(t) core/lib core/model(t)
      core/world(t) server/http server/platform server/presenters server/reading server/work(t)`,
    packages: "hono node:",
  },
  "server/outlets/screens": {
    is: "walls and overlays",
    may: `
      core/contract(t) core/embed core/forecast core/i18n core/i18n/en(t) core/lib core/model(t)
      core/paths core/world(t) server/http server/outlets/embeds(t) server/presenters
      server/work(t)`,
    packages: "hono uqr",
  },
  "server/outlets/images": {
    is: "brackets as SVG and PNG",
    may: `
      core/contract(t) core/embed core/i18n/en core/layout core/lib core/model(t)
      core/world(t) server/http server/presenters server/reading
      server/work(t)`,
    packages: "hono node:",
  },
  "server/outlets/images/cards": {
    is: "link preview images",
    may: `
      core/contract(t) core/embed core/i18n core/i18n/en core/lib core/model(t) core/world(t)
      server/http server/outlets/images server/platform server/presenters server/reading`,
    packages: "hono",
  },
  "server/outlets/images/png": {
    is: "converts SVG to PNG in a worker",
    may: "core/lib server/platform",
    packages: "@resvg/resvg-js node: opentype.js subset-font",
  },
  "server/outlets/files": {
    is: "calendars, CSV and JSON files",
    may: `
      core/contract(t) core/forecast core/i18n core/lib core/model(t) core/paths
      core/world(t) server/archive(t) server/http server/platform server/presenters
      server/reading server/work`,
    packages: "hono",
  },
  "server/config": {
    is: "parses the environment into Config",
    may: `
      core/lib server/archive/database server/archive/engines(t) server/auth server/platform
      server/reading(t) server/upstream`,
    packages: "node: zod",
  },
  "server/freezing": {
    is: "exports a running server as static files",
    may: `
      core/contract core/embed core/i18n core/i18n/en core/lib core/paths server/outlets/embeds
      server/outlets/files server/outlets/pages server/platform`,
    packages: "node: zod zod/mini(t)",
  },
  "server/reference": {
    is: "the reference service: a Match Data Service to test against",
    may: `
      core/lib core/wire server/platform server/reference/api server/reference/demo
      server/reference/store`,
    packages: "node: zod",
  },
  "server/reference/api": {
    is: "its HTTP API",
    may: "core/model(t) server/platform server/reference/store",
    packages: "@hono/node-server hono rate-limiter-flexible zod",
  },
  "server/reference/demo": {
    is: "its demo events",
    may: `
      core/lib core/model(t) core/wire(t) server/platform server/reference/api
      server/reference/replay server/reference/store(t)`,
  },
  "server/reference/replay": {
    is: "progress of its matches over time",
    may: "core/lib core/model core/wire(t)",
  },
  "server/reference/store": {
    is: "its tables",
    may: "core/lib core/model(t) core/wire(t) server/platform server/reference/replay",
    packages: "@photostructure/sqlite kysely",
  },
  "server/demo": {
    is: "the evening of the demo: its time, and what its staff entered",
    may: `
      core/attention(t) core/contract(t) core/lib core/model(t) core/world(t) server/clock(t)
      server/config(t) server/desk(t) server/platform(t) server/reference/api server/reference/demo
      server/upstream`,
  },
  "server/commands": {
    is: "programs of npm scripts other than the server",
    may: `
      core/i18n core/i18n/en core/lib core/match core/model(t) core/advancing core/snapshot
      core/wire core/world server/archive/copies server/archive/database server/archive/engines server/clock server/config server/freezing
      server/ingest server/names server/platform server/upstream`,
    packages: "node:",
  },
  server: {
    is: "the composition root",
    may: `
      core/desk core/lib core/match core/model core/paths server/archive(t) server/archive/database
      server/archive/engines server/auth server/clock server/config server/demo server/desk server/http
      server/ingest server/live server/outlets/api server/outlets/desk server/outlets/embeds
      server/outlets/files server/outlets/images server/outlets/images/cards server/outlets/images/png server/outlets/pages
      server/outlets/screens server/platform server/presenters server/reading server/upstream server/work`,
    packages: "hono node: prom-client",
  },
};
