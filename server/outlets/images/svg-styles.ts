/** How a text of an image is set. */
export interface TextLook {
  /** Pixels of the natural size. */
  readonly size?: number;
  readonly weight?: 400 | 500 | 700 | 800;
  readonly stretch?: "semi-condensed" | "semi-expanded";
  readonly anchor?: "middle" | "end";
}

/** By class; where two classes of a text say the same thing, the later one here holds, as in CSS. */
const LOOKS = {
  title: { size: 24, weight: 800, stretch: "semi-expanded" },
  subtitle: { size: 13 },
  meta: { size: 13 },
  code: { size: 11 },
  start: { size: 11 },
  live: { size: 11, weight: 700 },
  seed: { size: 11 },
  name: { size: 14 },
  winner: { weight: 700 },
  "way-name": { weight: 700 },
  round: { size: 13.5, weight: 800, stretch: "semi-expanded" },
  score: { size: 16, weight: 500, stretch: "semi-condensed", anchor: "middle" },
  top: { weight: 800 },
  "playing-text": { weight: 800 },
  end: { anchor: "end" },
} as const satisfies Readonly<Record<string, TextLook>>;

/** The look of every class as rules of a style sheet. */
export function lookRules(): string {
  return Object.entries(LOOKS)
    .map(
      ([name, look]) =>
        `.${name}{${attributesOf(look)
          .map(([key, value]) => `${key}:${value}`)
          .join(";")}}`,
    )
    .join("");
}

/** The look of a text as attributes, with a space before each: for what reads no style sheet. */
export function lookAttributes(className: string): string {
  const names = className.split(" ");
  const looks = Object.entries(LOOKS).flatMap(([name, look]) =>
    names.includes(name) ? [look] : [],
  );
  return attributesOf(Object.assign({}, ...looks))
    .map(([key, value]) => ` ${key}="${value}"`)
    .join("");
}

function attributesOf({
  size,
  weight,
  stretch,
  anchor,
}: TextLook): readonly (readonly [string, string])[] {
  const all = [
    ["font-size", size === undefined ? undefined : `${size}px`],
    ["font-weight", weight?.toString()],
    ["font-stretch", stretch],
    ["text-anchor", anchor],
  ] as const;
  return all.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
}
