import { useEffect, useRef } from "react";
import { useAttentionItems } from "#web/api/desk-attention.ts";
import { switchToStaffEventStream } from "#web/api/subscribe-to-changes.ts";
import { useDeskPreferences } from "./desk-preferences.ts";
import { showSystemNotification } from "./show-system-notification.ts";
import { describeItemReason, formatItemSubject, useItemFormat } from "./format-attention-item.ts";
import { useMyAttentionItems } from "./use-my-attention-items.ts";

const COUNT_PREFIX = /^\(\d+\) /;

/** Highest count that the page icon shows as a number. */
const MAX_ICON_COUNT = 99;

/** Frequencies in hertz. */
const LOW_TONE = 440;
const HIGH_TONE = 660;
/** Duration of a tone in seconds. */
const TONE_DURATION = 0.18;
const VOLUME = 0.08;

let context: AudioContext | null = null;

/**
 * Alerts staff to attention items: count of unclaimed items in the page title and icon, sound and
 * notification for new ones. Also subscribes to staff events.
 */
export function StaffAlerts() {
  const { open } = useMyAttentionItems();
  useEffect(switchToStaffEventStream, []);
  useEffect(() => countInTitle(open), [open]);
  useEffect(() => countInIcon(open), [open]);
  useNewItemAlerts();
  return null;
}

/** Plays a sound and shows notifications for items that are new since the previous list. */
function useNewItemAlerts(): void {
  const { messages, desk, venue } = useItemFormat();
  const { sound } = useDeskPreferences();
  const { rows } = useMyAttentionItems();
  const { data } = useAttentionItems();
  const previousIds = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    // The first list is the baseline: its items are not new.
    if (data === undefined) return;
    const newRows = rows.filter(
      ({ id, standing }) => standing === "open" && previousIds.current?.has(id) === false,
    );
    // From all games: an item is not new just because the user selected its game.
    const open = data.rows.filter(({ standing }) => standing === "open");
    previousIds.current = new Set(open.map(({ id }) => id));
    const alertRows = newRows.filter(({ severity }) => severity !== "note");
    const [first] = alertRows;
    if (first === undefined) return;
    if (sound) playSignal(first.severity === "alarm");
    if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
    for (const row of alertRows) {
      const language = { messages, desk, venue };
      const title = `${desk.mark[row.reason.kind]}: ${formatItemSubject(row, language)}`;
      // The notification of an alarm stays until it is dismissed.
      const requireInteraction = row.severity === "alarm";
      showSystemNotification(title, {
        body: describeItemReason(row, language),
        tag: row.id,
        requireInteraction,
      });
    }
  }, [rows, data, sound, messages, desk, venue]);
}

/** Plays a short tone; for an alarm, a second, higher one follows. */
function playSignal(isAlarm: boolean): void {
  context ??= new AudioContext();
  // A context created before any user interaction is suspended.
  void context.resume();
  play(context, LOW_TONE, 0);
  if (isAlarm) play(context, HIGH_TONE, TONE_DURATION);
}

function play(audio: AudioContext, frequency: number, after: number): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(VOLUME, start);
  volume.gain.exponentialRampToValueAtTime(VOLUME / 100, start + TONE_DURATION);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + TONE_DURATION);
}

/** Shows the count in front of the page title; returns a function that removes it. */
function countInTitle(count: number): () => void {
  const show = (): void => {
    const plain = document.title.replace(COUNT_PREFIX, "");
    const titleWithCount = count === 0 ? plain : `(${count}) ${plain}`;
    if (document.title !== titleWithCount) document.title = titleWithCount;
  };
  const observer = new MutationObserver(show);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  show();
  return () => {
    observer.disconnect();
    document.title = document.title.replace(COUNT_PREFIX, "");
  };
}

/** Shows the count in the page icon; returns a function that restores the icon. */
function countInIcon(count: number): () => void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const originalIcon = icon?.href ?? "";
  if (icon !== null && count > 0) icon.href = badgeUrl(count);
  return () => {
    if (icon !== null) icon.href = originalIcon;
  };
}

/** Returns the data URL of a page icon with a number. */
function badgeUrl(count: number): string {
  const text = count > MAX_ICON_COUNT ? "!" : String(count);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#a8202c"/><text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" fill="#fff" text-anchor="middle">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
