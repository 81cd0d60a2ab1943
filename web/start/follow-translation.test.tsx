import { render } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { followTranslation } from "./follow-translation.ts";

interface PartProps {
  readonly text: string;
  readonly isMarked?: boolean;
  readonly note?: string;
}

/** Text of each kind that React updates: alone, beside text and elements, and conditional. */
function Part({ text, isMarked = false, note = "" }: PartProps) {
  return (
    <>
      <h1>{text}</h1>
      <p>
        {isMarked && <b>live</b>}at {text} {note !== "" && note}
        <i>.</i>
      </p>
    </>
  );
}

const mutationsSeen = (): Promise<unknown> =>
  new Promise((resume) => {
    setTimeout(resume);
  });

function findTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node);
  }
  return texts.filter(({ data }) => data.trim() !== "");
}

function createTranslation(text: string): HTMLElement {
  const outer = document.createElement("font");
  outer.append(document.createElement("font"));
  outer.firstElementChild!.textContent = text.toUpperCase();
  return outer;
}

/** Replaces all text nodes, as Google Translate does; returns its changes. */
async function translate(): Promise<[Text, HTMLElement][]> {
  const replaced = findTexts().map((text): [Text, HTMLElement] => {
    const translation = createTranslation(text.data);
    text.replaceWith(translation);
    return [text, translation];
  });
  await mutationsSeen();
  return replaced;
}

async function shownText(): Promise<string> {
  await mutationsSeen();
  return document.body.textContent;
}

beforeAll(() => {
  followTranslation(document.body);
});
describe("followTranslation", () => {
  it("leaves a translation while the page does not change", async () => {
    const { rerender } = render(<Part text="ten" />);
    await translate();
    expect(await shownText()).toBe("TENAT TEN .");
    rerender(<Part text="ten" />);
    expect(await shownText()).toBe("TENAT TEN .");
  });

  it("shows changed text instead of its translation", async () => {
    const { rerender } = render(<Part text="ten" />);
    await translate();
    rerender(<Part text="six" />);
    expect(await shownText()).toBe("sixAT six .");
    await translate();
    rerender(<Part text="two" />);
    expect(await shownText()).toBe("twoAT two .");
  });

  it("adds and removes text and elements beside translated text", async () => {
    const { rerender } = render(<Part text="ten" note="soon" />);
    await translate();
    rerender(<Part text="ten" isMarked />);
    expect(await shownText()).toBe("TENliveAT TEN .");
    await translate();
    rerender(<Part text="ten" note="now" />);
    expect(await shownText()).toBe("TENAT TEN now.");
  });

  it("removes the translation of text that becomes empty", async () => {
    const { rerender } = render(<Part text="ten" />);
    await translate();
    rerender(<Part text="" />);
    expect(await shownText()).toBe("AT  .");
  });

  it("shows the original text again when the translator removes its translations", async () => {
    render(<Part text="ten" note="soon" />);
    for (const [text, translation] of await translate()) translation.replaceWith(text);
    expect(await shownText()).toBe("tenat ten soon.");
  });

  it("replaces a translation that was inserted before its text was removed", async () => {
    const { rerender } = render(<Part text="ten" />);
    for (const text of findTexts()) {
      text.before(createTranslation(text.data));
      text.remove();
    }
    expect(await shownText()).toBe("TENAT TEN .");
    rerender(<Part text="six" isMarked />);
    expect(await shownText()).toBe("sixliveAT six .");
  });

  it("replaces one translation of several texts when one of them changes", async () => {
    const { rerender } = render(<Part text="ten" note="soon" />);
    const [first, ...others] = [...document.querySelector("p")!.childNodes].filter(
      (node) => node instanceof Text,
    );
    first!.replaceWith(createTranslation("at ten soon"));
    for (const other of others) other.remove();
    expect(await shownText()).toBe("tenAT TEN SOON.");
    rerender(<Part text="six" note="soon" />);
    expect(await shownText()).toBe("sixat six soon.");
  });
});
