import { embedPagePath } from "#core/embed/embed-page-path.ts";
import { type EmbedResponse, parseEmbedResponse } from "#core/embed/embed-response.ts";
import {
  EMBED_KIND_SETTINGS,
  EMBED_KINDS,
  EMBED_VIEWS,
  type EmbedKind,
} from "#core/embed/kinds.ts";
import type { EmbedSubject } from "#core/embed/kinds/embed-kind.ts";
import { formatEmbedAttributes, parseEmbedOptions } from "#core/embed/parts/options.ts";
import { defaultEmbedMessages } from "#core/i18n/embed-messages.ts";
import {
  type EmbedPageInput,
  renderEmbedElement,
  renderEmbedPage,
} from "#server/outlets/embeds/embed-page.ts";

/** Parameters for rendering frozen embeds. */
export interface FrozenEmbedSettings {
  /** IANA time zone of the venue. */
  readonly venueZone: string;
  /** Path of the widget's style sheet. */
  readonly style: string;
  /** Version in the flags' file names; "" if no flags are shown. */
  readonly flagVersion: string;
}

/** A page for an iframe, and the path at which it is requested. */
export interface FrozenEmbedPage {
  readonly path: string;
  readonly html: string;
}

/**
 * Renders an iframe page of every embed kind, without a subject. Unlike the server's pages, its
 * script reads the options from the URL.
 *
 * @param find Returns the frozen API response at a path.
 */
export function renderFrozenEmbedsWithoutSubject(
  find: (path: string) => unknown,
  look: FrozenEmbedSettings,
): readonly FrozenEmbedPage[] {
  return EMBED_KINDS.map((kind) => pageOf(kind, "", find, look));
}

/** Renders an iframe page of every embed kind with this subject. @param key `SITE/ID`. */
export function renderFrozenEmbedsOfSubject(
  subject: EmbedSubject,
  key: string,
  find: (path: string) => unknown,
  look: FrozenEmbedSettings,
): readonly FrozenEmbedPage[] {
  return EMBED_KINDS.filter((kind) => EMBED_KIND_SETTINGS[kind].subject === subject).map((kind) =>
    pageOf(kind, key, find, look),
  );
}

/** Renders an embed for a page without scripts. Lists are complete, because it cannot load more. */
export function renderFrozenEmbedElement(
  response: EmbedResponse,
  key: string,
  look: FrozenEmbedSettings,
): string {
  const setting = settingOf(response.kind, key, look);
  const options = { ...setting.options, limit: Infinity };
  return renderEmbedElement(response, { ...setting, options }).html;
}

function pageOf(
  kind: EmbedKind,
  key: string,
  find: (path: string) => unknown,
  look: FrozenEmbedSettings,
): FrozenEmbedPage {
  const setting = settingOf(kind, key, look);
  const path = EMBED_VIEWS[kind].address({
    ...setting.options,
    [EMBED_KIND_SETTINGS[kind].subject]: key,
  });
  const response = path === null ? null : parseEmbedResponse(kind, find(path));
  return {
    path: embedPagePath(kind, formatEmbedAttributes(setting.options)),
    html: renderEmbedPage(response, setting).html,
  };
}

function settingOf(kind: EmbedKind, key: string, look: FrozenEmbedSettings): EmbedPageInput {
  const { subject } = EMBED_KIND_SETTINGS[kind];
  const { style, venueZone, flagVersion } = look;
  return {
    kind,
    messages: defaultEmbedMessages,
    options: parseEmbedOptions((name) => (name === subject ? key : null)),
    venueZone,
    // Long before all matches, so that every time is shown with its date: the page has no "today".
    now: 0,
    dataFrom: null,
    files: {
      style,
      flag: (country) => `/flags/${country}.${flagVersion}.svg`,
      before: ["/widget.frozen-frame.js"],
    },
  };
}
