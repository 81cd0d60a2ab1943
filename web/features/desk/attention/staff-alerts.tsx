import { useEffect, useRef } from "react";
import { useAttention } from "#web/api/desk-attention.ts";
import { subscribeAsStaff } from "#web/api/subscribe-to-changes.ts";
import { useVenue } from "#web/api/venue.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import { useMyDesk } from "./desk-preferences.ts";
import { notify } from "./notify.ts";
import { formatSubject, formatReason } from "./format-row.ts";
import { useMyRows } from "./use-my-rows.ts";

const COUNTED = /^\(\d+\) /;
/** Highest count that the page icon shows as a number. */
const MOST_IN_ICON = 99;

/** In hertz. */
const LOW_TONE = 440;
const HIGH_TONE = 660;
/** In seconds. */
const TONE_LENGTH = 0.18;
const VOLUME = 0.08;

let context: AudioContext | null = null;

/**
 * How staff notice what needs them: how many there are in the page's title and icon, a sound and a
 * notification for what is new. Also follows what other staff do.
 */
export function StaffAlerts() {
  const { open } = useMyRows();
  useEffect(subscribeAsStaff, []);
  useEffect(() => countInTitle(open), [open]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon === null) return undefined;
    const own = icon.href;
    if (open > 0) icon.href = badgeAddress(open);
    return () => {
      icon.href = own;
    };
  }, [open]);
  useNews();
  return null;
}

/** Tells of rows that were not there a moment ago. */
function useNews(): void {
  const messages = useAllMessages();
  const desk = useDeskMessages();
  const venue = useVenue();
  const { sound } = useMyDesk();
  const { rows } = useMyRows();
  const { data } = useAttention();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    // Not before the first list has come.
    if (data === undefined) return;
    const fresh = rows.filter(
      ({ id, standing }) => standing === "open" && known.current?.has(id) === false,
    );
    // Of all games: what becomes mine by a choice of mine is no news.
    const open = data.rows.filter(({ standing }) => standing === "open");
    known.current = new Set(open.map(({ id }) => id));
    const loud = fresh.filter(({ severity }) => severity !== "note");
    const [first] = loud;
    if (first === undefined) return;
    if (sound) playSignal(first.severity === "alarm");
    if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
    for (const row of loud) {
      const language = { messages, desk, venue };
      const title = `${desk.mark[row.reason.kind]}: ${formatSubject(row, language)}`;
      // An alarm stays until somebody has seen it.
      const requireInteraction = row.severity === "alarm";
      notify(title, { body: formatReason(row, language), tag: row.id, requireInteraction });
    }
  }, [rows, data, sound, messages, desk, venue]);
}

/** Keeps the count before whatever title the pages give; answers how to take it away. */
function countInTitle(count: number): () => void {
  const show = (): void => {
    const plain = document.title.replace(COUNTED, "");
    const counted = count === 0 ? plain : `(${count}) ${plain}`;
    if (document.title !== counted) document.title = counted;
  };
  const observer = new MutationObserver(show);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  show();
  return () => {
    observer.disconnect();
    document.title = document.title.replace(COUNTED, "");
  };
}

/** The address of a page icon with a number on it. */
function badgeAddress(count: number): string {
  const text = count > MOST_IN_ICON ? "!" : String(count);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#a8202c"/><text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" fill="#fff" text-anchor="middle">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Two short tones: upwards for what is wrong now, one for the rest. */
function playSignal(isAlarm: boolean): void {
  context ??= new AudioContext();
  // One made before anybody pressed anything is silent until it is told to go on.
  void context.resume();
  play(context, LOW_TONE, 0);
  if (isAlarm) play(context, HIGH_TONE, TONE_LENGTH);
}

function play(audio: AudioContext, frequency: number, after: number): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(VOLUME, start);
  volume.gain.exponentialRampToValueAtTime(VOLUME / 100, start + TONE_LENGTH);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + TONE_LENGTH);
}
