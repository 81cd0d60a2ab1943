import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ContestantName } from "./contestant-name.tsx";

test.each([
  ["雷鳥クラブ", "jp", "ja"],
  ["漢江", "kr", "ko"],
  ["黒潮", "cn", "zh-Hans"],
  ["黑潮戰隊", "tw", "zh-Hant"],
  ["黒潮", "fi", null],
  ["gort", "jp", null],
])("marks %s of %s with the language %s", (name, country, language) => {
  render(<ContestantName name={name} country={country} />);
  expect(screen.getByText(name).getAttribute("lang")).toBe(language);
});

test.each(["CC6 - D3", "=SUM(wins)", ":nanaseal:", "كريم القاضي", "-Ost- Zürich"])(
  "shows %s unchanged and isolated, with the full name as title",
  (name) => {
    render(<ContestantName name={name} country="" />);
    const box = screen.getByTitle(name);
    expect(box.textContent).toBe(name);
    expect(box.getAttribute("dir")).toBe("auto");
  },
);
