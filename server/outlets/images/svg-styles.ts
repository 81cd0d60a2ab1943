/** Text style in an image. */
export interface TextStyle {
  /** In pixels of the natural size. */
  readonly size?: number;
  readonly weight?: 400 | 500 | 700 | 800;
  readonly stretch?: "semi-condensed" | "semi-expanded";
  readonly anchor?: "middle" | "end";
}

/** Styles by class. If two classes of a text set the same property, the later one here applies. */
const STYLES = {
  title: { size: 24, weight: 800, stretch: "semi-expanded" },
  subtitle: { size: 13 },
  meta: { size: 13 },
  code: { size: 11 },
  start: { size: 11 },
  live: { size: 11, weight: 700 },
  seed: { size: 11 },
  name: { size: 14 },
  winner: { weight: 700 },
  "highlighted-name": { weight: 700 },
  round: { size: 13.5, weight: 800, stretch: "semi-expanded" },
  score: { size: 16, weight: 500, stretch: "semi-condensed", anchor: "middle" },
  top: { weight: 800 },
  "playing-text": { weight: 800 },
  end: { anchor: "end" },
} as const satisfies Readonly<Record<string, TextStyle>>;

/** Returns the styles of all classes as CSS rules. */
export function renderTextStyleRules(): string {
  return Object.entries(STYLES)
    .map(
      ([name, style]) =>
        `.${name}{${attributesOf(style)
          .map(([key, value]) => `${key}:${value}`)
          .join(";")}}`,
    )
    .join("");
}

/**
 * Returns the style of a text as attributes, each preceded by a space: `convertTextToPaths` reads
 * no style sheet.
 *
 * @param className Classes, separated by spaces.
 */
export function renderTextStyleAttributes(className: string): string {
  const names = className.split(" ");
  const styles = Object.entries(STYLES).flatMap(([name, style]) =>
    names.includes(name) ? [style] : [],
  );
  return attributesOf(Object.assign({}, ...styles))
    .map(([key, value]) => ` ${key}="${value}"`)
    .join("");
}

function attributesOf({
  size,
  weight,
  stretch,
  anchor,
}: TextStyle): readonly (readonly [string, string])[] {
  const all = [
    ["font-size", size === undefined ? undefined : `${size}px`],
    ["font-weight", weight?.toString()],
    ["font-stretch", stretch],
    ["text-anchor", anchor],
  ] as const;
  return all.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
}
