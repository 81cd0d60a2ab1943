import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import * as sv from "#core/i18n/sv/pages.ts";
import type { Language } from "#core/i18n/languages.ts";
import { loadPendingMessages, setLanguage, useFirstPageMessages } from "./messages.ts";
import { useMessages } from "./use-messages.ts";

afterEach(async () => {
  await setLanguage("en", false);
});

function Page() {
  const { follow } = useMessages("common");
  return [useFirstPageMessages().nav.matches, follow, useMessages("session").title].join(" | ");
}

function Later() {
  return useMessages("session").title;
}

function Result() {
  const { result } = useMessages("common").match;
  return [useFirstPageMessages().match.result.unknownShort, result.unknownShort].join(" | ");
}

const show = async (language: Language): Promise<string> => {
  await act(() => setLanguage(language, false));
  return document.body.textContent ?? "";
};

it("shows every area of messages in the chosen language", async () => {
  await loadPendingMessages();
  render(<Page />);
  expect(document.body.textContent).toBe("Matches | Follow | Sign in");
  expect(await show("sv")).toBe("Matcher | Följ | Logga in");
  expect(document.documentElement.lang).toBe("sv");
  expect(await show("fi")).toBe("Ottelut | Seuraa | Kirjaudu sisään");
  expect(await show("en")).toBe("Matches | Follow | Sign in");
});

it("applies the latest of two changes of language", async () => {
  render(<Page />);
  await act(() => Promise.all([setLanguage("fi", false), setLanguage("sv", false)]));
  expect(document.body.textContent).toContain("Matcher");
});

it("loads the messages of code that is loaded after a change of language", async () => {
  const change = setLanguage("sv", false);
  await loadPendingMessages();
  render(<Later />);
  expect(screen.getByText(sv.session.title)).toBeTruthy();
  await change;
});

it.each([
  ["sv", "Dolt resultat | Dolt resultat"],
  ["en", "Result hidden | Result hidden"],
] as const)("hides results in %s for viewers who hide scores", async (language, text) => {
  await setLanguage(language, true);
  await loadPendingMessages();
  render(<Result />);
  expect(screen.getByText(text)).toBeTruthy();
});
