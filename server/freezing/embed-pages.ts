import { embedPagePath } from "#core/embed/embed-page-path.ts";
import { type EmbedResponse, parseEmbedResponse } from "#core/embed/embed-response.ts";
import { EMBED_FORMS, EMBED_KINDS, EMBED_VIEWS, type EmbedKind } from "#core/embed/kinds.ts";
import type { EmbedSubject } from "#core/embed/kinds/embed-kind.ts";
import { type EmbedAttribute, parseEmbedOptions } from "#core/embed/parts/options.ts";
import { defaultEmbedMessages } from "#core/i18n/embed-messages.ts";
import { type EmbedSetting, embedElement, embedPage } from "#server/outlets/embeds/embed-page.ts";

/** What a frozen embed is drawn with. */
export interface FrozenLook {
  /** IANA zone of the venue. */
  readonly venueZone: string;
  /** Path of the widget's style. */
  readonly style: string;
  /** Ending of the flags' names; "" where there are none. */
  readonly flagVersion: string;
}

/** A page for an iframe, and the path at which it is requested. */
export interface FrozenEmbedPage {
  readonly path: string;
  readonly html: string;
}

/**
 * Renders a page of every kind without a subject, for an iframe: as the server's own, except that it
 * takes its options from its URL by itself.
 *
 * @param find Returns the frozen response of our API at a path.
 */
export function frozenEmbedsOfAll(
  find: (path: string) => unknown,
  look: FrozenLook,
): readonly FrozenEmbedPage[] {
  return EMBED_KINDS.map((kind) => pageOf(kind, "", find, look));
}

/** As `frozenEmbedsOfAll`, of the kinds that have this subject. @param key `SITE/ID`. */
export function frozenEmbedsOf(
  subject: EmbedSubject,
  key: string,
  find: (path: string) => unknown,
  look: FrozenLook,
): readonly FrozenEmbedPage[] {
  return EMBED_KINDS.filter((kind) => EMBED_FORMS[kind].subject === subject).map((kind) =>
    pageOf(kind, key, find, look),
  );
}

/** Renders an embed for a page that has no scripts: all of it, however long. */
export function frozenEmbedElement(response: EmbedResponse, key: string, look: FrozenLook): string {
  const setting = settingOf(response.kind, key, look);
  const options = { ...setting.options, limit: Infinity };
  return embedElement(response, { ...setting, options }).html;
}

function pageOf(
  kind: EmbedKind,
  key: string,
  find: (path: string) => unknown,
  look: FrozenLook,
): FrozenEmbedPage {
  const setting = settingOf(kind, key, look);
  const address = EMBED_VIEWS[kind].address({
    ...setting.options,
    [EMBED_FORMS[kind].subject]: key,
  });
  const response = address === null ? null : parseEmbedResponse(kind, find(address));
  return { path: embedPagePath(kind, setting.asked), html: embedPage(response, setting).html };
}

function settingOf(kind: EmbedKind, key: string, look: FrozenLook): EmbedSetting {
  const asked = new Map<EmbedAttribute, string>(
    key === "" ? [] : [[EMBED_FORMS[kind].subject, key]],
  );
  const { style, venueZone, flagVersion } = look;
  return {
    kind,
    messages: defaultEmbedMessages,
    options: parseEmbedOptions((name) => asked.get(name) ?? null),
    asked,
    venueZone,
    // Long before everything: every time has its day, because there is no today.
    now: 0,
    dataFrom: null,
    files: {
      module: "/widget.mjs",
      style,
      flag: (country) => `/flags/${country}.${flagVersion}.svg`,
      before: ["/widget.frozen-frame.js"],
    },
  };
}
