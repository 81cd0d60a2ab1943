import { expect, it } from "vitest";
import type { EmbedContext } from "#core/embed/parts/context.ts";
import { el } from "#core/embed/parts/node.ts";
import { defaultEmbedMessages } from "#core/i18n/embed-messages.ts";
import { embedDetails } from "#core/i18n/en/embed-details.ts";
import { embedContext } from "#core/testing/sample-embed.ts";
import { withAllMessages } from "./with-all-messages.ts";

const echo = withAllMessages<null>(
  {
    frame: (_, { messages }) => ({ title: messages.bracket, link: { text: "", path: "" } }),
    view: (_, { messages }) => el("p", {}, messages.ranking),
  },
  defaultEmbedMessages,
);

/** Returns a context like that of the widget's first script, which lacks messages of details. */
const incomplete = (context: EmbedContext): EmbedContext => {
  const entries = Object.entries(context.messages).filter(([name]) => !(name in embedDetails));
  return { ...context, messages: Object.assign(Object.create(null), Object.fromEntries(entries)) };
};

it("adds the messages that the first script lacks in the default language", () => {
  const context = incomplete(embedContext());
  expect(echo.frame(null, context).title).toBe("Bracket");
  expect(echo.view(null, context).children).toEqual(["Ranking"]);
});

it("keeps the messages of another language", () => {
  expect(echo.frame(null, embedContext({}, "fi")).title).toBe("Kaavio");
});
