import { describe, expect, it, test } from "vitest";
import { createConsonantPattern } from "#core/lib/consonants.ts";
import { latinWordOf, searchTextOf } from "./latin-word.ts";

describe("latinWordOf", () => {
  test.each([
    ["Нічні", "nichni"],
    ["欧阳", "ouyang"],
    ["歐陽", "ouyang"],
    ["달빛", "dalbit"],
    ["달빛".normalize("NFD"), "dalbit"],
    ["한국", "hanguk"],
    ["닭", "dak"],
    ["좋", "jot"],
    ["제갈", "jegal"],
    ["Ледоход", "ledokhod"],
    ["Ολύμπια", "olympia"],
    ["Ελλάδα", "ellada"],
    ["Ђорђе", "djordje"],
    ["Тест", "test"],
    ["Дар’я", "darya"],
    ["Спартак-Ладога", "spartak-ladoga"],
    ["ユキ", "yuki"],
    ["ﾕｷ", "yuki"],
    ["गणेश", "gnes"],
    ["달빛😀", "dalbit"],
    ["ياسمين", "¦ysmn¦"],
    ["יסמין", "¦ysmn¦"],
  ])("returns the Latin letters of %s", (word, latin) => {
    expect(latinWordOf(word)).toBe(latin);
  });

  test.each(["Žižkov", "Łódź", "Ærø", "☆😀", "4", ""])("returns no text for %j", (word) => {
    expect(latinWordOf(word)).toBe("");
  });

  test.each([
    ["ahli", "الأهلي"],
    ["alahly", "الأهلي"],
    ["al", "الأهلي"],
    ["hilal", "الهلال"],
    ["omar", "عمر"],
    ["ahmed", "أحمد"],
    ["yousef", "يوسف"],
    ["david", "דוד"],
    ["shalom", "שלום"],
  ])("finds by %s the word %s", (queryWord, word) => {
    expect(latinWordOf(word)).toContain(createConsonantPattern(queryWord));
  });
});

describe("searchTextOf", () => {
  it("adds the Latin letters of words in other scripts", () => {
    expect(searchTextOf("달빛 FC Нічні")).toBe("달빛 fc нічні dalbit nichni".normalize("NFC"));
  });

  it("returns the folded name if all of it is in Latin letters", () => {
    expect(searchTextOf("Žižkov Knights")).toBe("zizkov knights");
  });
});
