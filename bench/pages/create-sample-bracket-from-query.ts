import type { BracketDetail } from "#core/contract/tournament.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";

/**
 * Creates the sample bracket of a query:
 * `?size=256&kind=double&ended=300&live=4&entrants=250&reset=1`.
 */
export function createSampleBracketFromQuery(address: string): BracketDetail {
  const query = new URLSearchParams(address);
  const number = (name: string, fallback: number): number => Number(query.get(name) ?? fallback);
  const size = number("size", 16);
  return sampleBracket({
    size,
    kind: query.get("kind") === "single" ? "single" : "double",
    entrants: number("entrants", size),
    ended: number("ended", Number.POSITIVE_INFINITY),
    live: number("live", 0),
    reset: query.get("reset") === "1",
    names: query.get("names") === "real" ? REAL_NAMES : [],
  });
}

/** Names that are hard to fit: long, in several scripts, with equal beginnings. */
const REAL_NAMES = [
  "lowkirkenuenly",
  "nation",
  ":nanaseal:",
  "beloved & remembered, mjmroh",
  "Спартак Ладога",
  "鹿島アントラーズ",
  "-Ω- Ολυμπιακός",
  "University of Applied Sciences Helsinki A",
  "University of Applied Sciences Helsinki B",
  "نجوم الصحراء",
  "ทีมช้างศึก",
  "=SUM(team)",
  "Đặng Thị Bích Ngọc",
  "div 4 winners",
  "Kuu ni Naru",
  "😀 emoji & <b>bold</b>",
];
