/** Rooms of `core/`, from the ground up. The form is described in `../import-rules.mjs`. */
export const ROOMS = {
  "core/lib": {
    is: "collections, text, time, colour",
  },
  "core/model": {
    is: "the nouns: types and keys of matches, tournaments, changes",
    may: "core/lib",
  },
  "core/wire": {
    is: "JSON of the service to model",
    may: "core/lib core/model",
    packages: "zod",
    tests: "core/snapshot",
  },
  "core/guards": {
    is: "which new data is implausible and held back",
    may: "core/lib core/match core/model",
    packages: "zod/mini",
    tests: "core/snapshot",
  },
  "core/desk": {
    is: "annotations: what staff enter",
    may: "core/lib core/model",
    packages: "zod/mini",
  },
  "core/match": {
    is: "status, winner and order of one match",
    may: "core/desk(t) core/lib core/model(t)",
  },
  "core/snapshot": {
    is: "polls to everything received so far",
    may: "core/guards core/lib core/match core/model",
  },
  "core/bracket": {
    is: "matches of one bracket to rounds, places and podium",
    may: "core/guards core/lib core/match core/model",
    tests: "core/world",
  },
  "core/groups": {
    is: "matches of groups to standings",
    may: "core/desk(t) core/lib core/match core/model",
  },
  "core/contestants": {
    is: "records, opponents and next matches of contestants",
    may: "core/lib core/match core/model",
  },
  "core/world": {
    is: "everything derived from a snapshot at one moment",
    may: `
      core/bracket core/contestants core/desk core/groups core/lib core/match core/model
      core/snapshot`,
  },
  "core/changes": {
    is: "two worlds to what changed between them",
    may: "core/lib core/model core/world(t)",
  },
  "core/forecast": {
    is: "how long matches take and when they start",
    may: "core/lib core/model(t) core/world(t)",
  },
  "core/attention": {
    is: "what needs the attention of staff, one rule each",
    may: "core/desk core/forecast core/lib core/match core/model core/world(t)",
    tests: "core/changes",
    packages: "zod/mini",
  },
  "core/contract": {
    is: "the JSON API: schemas and types",
    may: "core/attention core/desk core/model",
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
    tests: "core/i18n",
  },
  "core/layout": {
    is: "where cards, headers and lines of a bracket are placed",
    may: "core/lib core/model(t)",
  },
  "core/embed": {
    is: "what embeds, overlays and walls show, as plain nodes",
    may: "core/contract(t) core/i18n core/i18n/en(t) core/layout core/lib core/match core/paths",
  },
};
