import type { EmbedAnswer } from "#core/embed/answer.ts";
import { EMBED_SUBJECT, embedPagePath } from "#core/embed/embed-address.ts";
import { type EmbedAttribute, type EmbedKind, parseEmbedOptions } from "#core/embed/parts/options.ts";
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

/** What an embed of one thing is about: its kind, and `SITE/ID`, "" for all there is. */
export interface EmbedSubject {
  readonly kind: EmbedKind;
  readonly key: string;
}

/** Where the frame of a subject is asked for. */
export function frozenEmbedPath({ kind, key }: EmbedSubject): string {
  return embedPagePath(kind, askedOf({ kind, key }));
}

/** The page for a frame: as the desk's own, but that it takes its options out of its address itself. */
export function frozenEmbedPage(
  answer: EmbedAnswer | null,
  subject: EmbedSubject,
  look: FrozenLook,
): string {
  return embedPage(answer, settingOf(subject, look)).html;
}

/** The same for a page that has no scripts: all of it, however long. */
export function frozenEmbedElement(
  answer: EmbedAnswer,
  subject: EmbedSubject,
  look: FrozenLook,
): string {
  const setting = settingOf(subject, look);
  const options = { ...setting.options, limit: Infinity };
  return embedElement(answer, { ...setting, options }).html;
}

function settingOf(subject: EmbedSubject, look: FrozenLook): EmbedSetting {
  const { kind } = subject;
  const asked = askedOf(subject);
  const { style, venueZone, flagVersion } = look;
  return {
    options: parseEmbedOptions((name) => (name === "kind" ? kind : (asked.get(name) ?? null))),
    asked,
    venueZone,
    // Long before everything: each time is said with its day, for there is no today.
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

function askedOf({ kind, key }: EmbedSubject): ReadonlyMap<EmbedAttribute, string> {
  return new Map(key === "" ? [] : [[EMBED_SUBJECT[kind], key]]);
}
