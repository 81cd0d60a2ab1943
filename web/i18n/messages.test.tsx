// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { enSession } from "#core/i18n/en/session.ts";
import { svSession } from "#core/i18n/sv/session.ts";
import type { Language } from "#core/i18n/languages.ts";
import { useAllMessages } from "./all-messages.ts";
import {
  createMessagesHook,
  loadPendingMessages,
  setLanguage,
  useFirstPageMessages,
} from "./messages.ts";

afterEach(async () => {
  cleanup();
  await setLanguage("en", false);
});

const useSession = createMessagesHook("session", enSession);

function Page() {
  return [useFirstPageMessages().nav.matches, useAllMessages().follow, useSession().title].join(
    " | ",
  );
}

function Result() {
  return useFirstPageMessages().match.result.unknownShort;
}

const show = async (language: Language): Promise<string> => {
  await act(() => setLanguage(language, false));
  return document.body.textContent ?? "";
};

it("shows every area of messages in the chosen language", async () => {
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
  const useLater = createMessagesHook("session", enSession);
  const Later = () => useLater().title;
  await loadPendingMessages();
  render(<Later />);
  expect(screen.getByText(svSession.title)).toBeTruthy();
  await change;
});

it("hides results for viewers who hide scores", async () => {
  await setLanguage("sv", true);
  render(<Result />);
  expect(screen.getByText("Dolt resultat")).toBeTruthy();
});
