import { expect, it } from "vitest";
import type { EmbedContext } from "#core/embed/parts/context.ts";
import { embedDetails } from "#core/i18n/en/embed-details.ts";
import { embedContext, findVisibleTexts } from "#core/testing/sample-embed.ts";
import { sampleMatch, sampleMatchDetail } from "#core/testing/sample-match.ts";
import { detailViews } from "./late-details.ts";

const { frame, view } = detailViews.match;
const detail = sampleMatchDetail(sampleMatch({ start: null }));

/** Returns a context like that of the widget's first script, which lacks messages of details. */
const incomplete = (context: EmbedContext): EmbedContext => {
  const entries = Object.entries(context.messages).filter(([name]) => !(name in embedDetails));
  return { ...context, messages: Object.assign(Object.create(null), Object.fromEntries(entries)) };
};

it("adds the messages that the first script lacks in the default language", () => {
  const context = incomplete(embedContext());
  expect(frame(detail, context).link.text).toBe("Match page");
  expect(findVisibleTexts([view(detail, context)], ".facts")).toEqual([
    "Upcoming|first to 6 of 11",
  ]);
});

it("keeps the messages of another language", () => {
  expect(frame(detail, embedContext({}, "fi")).link.text).toBe("Ottelun sivu");
});
