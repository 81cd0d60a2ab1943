/**
 * Messages as plain data, so that a page can load them without running code. "Winner of {0}" is
 * a function of one value; `{0|one:match|other:matches}` selects the plural form for the value,
 * `{0}{0#|one:st|two:nd|few:rd|other:th}` the form for the value as an ordinal.
 * Text without parameters must not contain "{".
 */
export type Templates<T> = T extends (...values: never) => string
  ? `${string}{${string}`
  : T extends string | null
    ? T
    : { readonly [K in keyof T]: Templates<T[K]> };

type Value = string | number;

/** The messages that `createMessages` creates from templates of one language. */
export type MessagesOf<T> = T extends `${string}{2${string}`
  ? (first: Value, second: Value, third: Value) => string
  : T extends `${string}{1${string}`
    ? (first: Value, second: Value) => string
    : T extends `${string}{${string}`
      ? (value: Value) => string
      : T extends string
        ? string
        : { readonly [K in keyof T]: MessagesOf<T[K]> };

const PARAMETER = /\{(\d)([^}]*)\}/g;

/**
 * Creates messages from templates: every text with a parameter becomes a function. The BCP 47
 * locale selects plural forms.
 */
export function createMessages<T>(templates: Templates<T>, locale: string): T {
  const messages: T = JSON.parse(JSON.stringify(templates), (_, value: unknown) =>
    typeof value === "string" && value.includes("{")
      ? (...values: readonly Value[]) => fill(value, locale, values)
      : value,
  );
  return messages;
}

function fill(template: string, locale: string, values: readonly Value[]): string {
  return template.replace(PARAMETER, (_, index: string, forms: string) => {
    const value = values[Number(index)] ?? "";
    if (forms === "") return String(value);
    const type = forms[0] === "#" ? "ordinal" : "cardinal";
    const category = new Intl.PluralRules(locale, { type }).select(Number(value));
    const [, form = ""] = new RegExp(`\\|(?:${category}|other):([^|]*)`).exec(forms) ?? [];
    return form;
  });
}
