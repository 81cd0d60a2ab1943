import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AttentionList, AttentionItemView } from "#core/contract/attention.ts";
import { sampleMatch } from "#core/testing/sample-match.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { sampleAttentionItem } from "#web/testing/sample-attention-item.ts";
import { StaffAlerts } from "./staff-alerts.tsx";
import { changeDeskPreferences } from "./desk-preferences.ts";

const GAMES = ["chess", "go"] as const;
let tones = 0;

/** Counts tones without playing them. */
class SilentAudio {
  readonly currentTime = 0;
  readonly destination = {};
  resume() {
    return Promise.resolve();
  }
  createOscillator() {
    tones += 1;
    return { frequency: {}, connect: (to: unknown) => to, start: () => {}, stop: () => {} };
  }
  createGain() {
    const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    return { gain, connect: (to: unknown) => to };
  }
}

beforeEach(() => {
  tones = 0;
  Reflect.set(globalThis, "AudioContext", SilentAudio);
  document.head.innerHTML = "<title>Now</title><link rel=icon href=/favicon.svg>";
});

afterEach(() => {
  changeDeskPreferences({ games: [], sound: false });
});

function row(id: string, game: string, change: Partial<AttentionItemView> = {}): AttentionItemView {
  const item = sampleAttentionItem({ kind: "conflict", scores: [2, 1] });
  const tournament = { ...sampleMatch().tournament, gameSlug: game };
  return { ...item, id, place: { ...item.place, tournament }, ...change };
}

function listOf(rows: readonly AttentionItemView[]): AttentionList {
  return { rows: [...rows], me: "Staff", people: [], newestAct: 0, staff: [] };
}

/** Renders the alerts with these rows; returns a function that replaces the rows. */
function show(rows: readonly AttentionItemView[]): (rows: readonly AttentionItemView[]) => void {
  const key = ["desk", "attention"];
  const { queryClient } = renderWithAppProviders(<StaffAlerts />, {
    responses: [[key, listOf(rows)]],
  });
  return (next) => void queryClient.setQueryData(key, listOf(next));
}

const icon = (): string => document.querySelector<HTMLLinkElement>("link[rel=icon]")?.href ?? "";

test("shows the number of unclaimed items in the title and favicon until unmounted", () => {
  show([row("1", "chess"), row("2", "go"), row("3", "go", { standing: "away" })]);
  expect(document.title).toBe("(2) Now");
  expect(decodeURIComponent(icon())).toContain(">2</text>");
  cleanup();
  expect(document.title).toBe("Now");
  expect(icon()).toMatch(/\/favicon\.svg$/);
});

test("counts items of the user's games and items without a game", () => {
  const withoutGame = { tournament: null, round: null, group: null, clientId: "desk" };
  changeDeskPreferences({ games: ["chess"] });
  show([...GAMES.map((game) => row(game, game)), row("service", "", { place: withoutGame })]);
  expect(document.title).toBe("(2) Now");
  act(() => {
    changeDeskPreferences({ games: [] });
  });
  expect(document.title).toBe("(3) Now");
});

test("plays a sound for new items of the user's games if sound is on", async () => {
  changeDeskPreferences({ games: ["chess"], sound: true });
  const initialRow = row("1", "chess");
  const setRows = show([initialRow]);
  expect(tones).toBe(0);
  const updateRows = (rows: readonly AttentionItemView[]): Promise<void> =>
    act(async () => {
      setRows(rows);
      await new Promise((done) => {
        setTimeout(done);
      });
    });
  await updateRows([initialRow, row("2", "go")]);
  expect(tones).toBe(0);
  await updateRows([initialRow, row("2", "go"), row("3", "chess")]);
  expect(tones).toBe(1);
  changeDeskPreferences({ sound: false });
  await updateRows([initialRow, row("4", "chess")]);
  expect(tones).toBe(1);
});
