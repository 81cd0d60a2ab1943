import { useEffect, useRef } from "react";
import { useAttentionItems } from "#web/api/desk-attention.ts";
import { switchToStaffEventStream } from "#web/api/subscribe-to-changes.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { countInIcon, countInTitle } from "./count-in-browser-tab.ts";
import { useDeskPreferences } from "./desk-preferences.ts";
import { showSystemNotification } from "./show-system-notification.ts";
import { formatItemSubject, describeItemReason } from "./format-attention-item.ts";
import { useMyAttentionItems } from "./use-my-attention-items.ts";

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
  const messages = useMessages("common");
  const desk = useMessages("desk");
  const venue = useVenueFormat();
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
