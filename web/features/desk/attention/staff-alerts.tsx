import { useEffect, useRef } from "react";
import type { AttentionItemView } from "#core/contract/attention.ts";
import { useAttentionItems } from "#web/api/desk-attention.ts";
import { switchToStaffEventStream } from "#web/api/subscribe-to-changes.ts";
import { isHandedOver } from "./attention-groups.ts";
import { useDeskPreferences } from "./desk-preferences.ts";
import {
  describeItemReason,
  formatItemName,
  formatItemSubject,
  useItemFormat,
} from "./format-attention-item.ts";
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
 * Alerts staff to attention items: count of items that wait for them in the page title and icon, sound and
 * notification for new ones. Also subscribes to staff events.
 */
export function StaffAlerts() {
  const { waiting } = useMyAttentionItems();
  useEffect(switchToStaffEventStream, []);
  useEffect(() => countInTitle(waiting), [waiting]);
  useEffect(() => countInIcon(waiting), [waiting]);
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
    const { me } = data;
    const isWaiting = (item: AttentionItemView): boolean =>
      item.standing === "open" || isHandedOver(item, me);
    const newRows = rows.filter(
      (item) => isWaiting(item) && previousIds.current?.has(keyOf(item)) === false,
    );
    // From all games: an item is not new just because the user selected its game.
    previousIds.current = new Set(data.rows.filter(isWaiting).map(keyOf));
    const alertRows = newRows.filter((item) => item.severity !== "note" || isHandedOver(item, me));
    const [first] = alertRows;
    if (first === undefined) return;
    if (sound) playSignal(first.severity === "alarm");
    if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
    for (const row of alertRows) {
      const language = { messages, desk, venue };
      const handover = isHandedOver(row, me) ? row.claim : null;
      const label = handover === null ? formatItemName(row, desk) : desk.claim.from(handover.by);
      const title = `${label}: ${formatItemSubject(row, language)}`;
      // The notification of an alarm stays until it is dismissed.
      const requireInteraction = row.severity === "alarm";
      showSystemNotification(title, {
        body: handover?.note || describeItemReason(row, language),
        tag: row.id,
        requireInteraction,
      });
    }
  }, [rows, data, sound, messages, desk, venue]);
}

/** Shows a system notification; a click on it focuses the page. */
export function showSystemNotification(title: string, options: NotificationOptions): void {
  try {
    new Notification(title, options).addEventListener("click", () => {
      focus();
    });
  } catch {
    // Chrome on Android allows notifications only from a service worker.
    void navigator.serviceWorker?.ready
      .then((worker) => worker.showNotification(title, options))
      .catch(() => {});
  }
}

/** Identifies an item that is new again when it is handed over. */
function keyOf({ id, standing, claim }: AttentionItemView): string {
  return standing === "open" ? id : `${id} ${claim?.at}`;
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
