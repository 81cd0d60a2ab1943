/** Rooms of `core/`, lowest first. `../import-rules.mjs` describes their format. */
export const CORE_ROOMS = {
  "core/lib": {
    is: "collections, text, time, colour",
  },
  "core/model": {
    is: "types and keys of matches, tournaments, changes",
    may: "core/lib",
    packages: "zod/mini",
  },
  "core/wire": {
    is: "parses JSON of the service into the model",
    may: "core/lib core/model",
    packages: "zod",
    tests: "core/snapshot",
  },
  "core/guards": {
    is: "detects implausible new data, which is held back",
    may: "core/lib core/match core/model",
    packages: "zod/mini",
    tests: "core/snapshot",
  },
  "core/desk": {
    is: "annotations: values entered by staff",
    may: "core/lib core/model",
    packages: "zod/mini",
  },
  "core/match": {
    is: "status, winner and order of one match",
    may: "core/desk(t) core/lib core/model(t)",
  },
  "core/snapshot": {
    is: "merges polls into all data received so far",
    may: "core/guards core/lib core/match core/model",
  },
  "core/bracket": {
    is: "derives rounds, places and podium of a bracket",
    may: "core/guards core/lib core/match core/model",
    tests: "core/world",
  },
  "core/groups": {
    is: "derives standings of groups",
    may: "core/desk(t) core/lib core/match core/model",
  },
  "core/ranking": {
    is: "stages of a tournament and its final ranking",
    may: "core/lib core/match core/model",
    tests: "core/world",
  },
  "core/advancing": {
    is: "who can still advance from a group",
    may: "core/desk(t) core/groups core/lib core/match core/model",
  },
  "core/contestants": {
    is: "records, opponents and next matches of contestants",
    may: "core/lib core/match core/model",
  },
  "core/world": {
    is: "all data derived from a snapshot at one time",
    may: `
      core/bracket core/contestants core/desk core/groups core/lib core/match core/model
      core/ranking core/snapshot`,
  },
  "core/changes": {
    is: "derives the changes between two worlds",
    may: "core/lib core/model core/world(t)",
  },
  "core/forecast": {
    is: "estimates durations and starts of matches",
    may: "core/lib core/match core/model(t) core/world(t)",
  },
  "core/attention": {
    is: "derives attention items, one rule per kind",
    may: "core/desk core/forecast core/lib core/match core/model core/world(t)",
    tests: "core/changes",
    packages: "zod/mini",
  },
  "core/contract": {
    is: "the JSON API: schemas and types",
    may: "core/attention core/desk core/lib core/model",
    packages: "zod/mini",
  },
  "core/paths": {
    is: "URLs of the API and of pages",
    may: "core/contract(t)",
  },
  "core/i18n": {
    is: "messages: the registry of languages, slots, scores",
    may: "core/i18n/* core/i18n/en core/lib core/model(t)",
  },
  "core/i18n/en": {
    is: "English messages; every language has the same",
    may: "core/contract(t) core/lib core/model(t)",
  },
  "core/i18n/*": {
    is: "messages of another language",
    may: "core/i18n/en(t) core/lib core/model(t)",
  },
  "core/schedule": {
    is: "matches of a day at their stations: free times, clashes",
    may: "core/contract(t) core/lib core/match",
  },
  "core/layout": {
    is: "positions of cards, headers and lines of a bracket",
    may: "core/lib core/model(t)",
  },
  "core/embed": {
    is: "content of embeds, overlays and walls, as plain nodes",
    may: `
      core/contract(t) core/i18n core/i18n/en(t) core/layout core/lib core/match core/model(t)
      core/paths`,
  },
};
