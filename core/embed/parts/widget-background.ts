/** Backgrounds of embeds, `--md-bg` of `web/widget/frame.css`: accents are adjusted to be readable on them. */
export const WIDGET_BACKGROUND = { light: "#fcfdfb", dark: "#111417" } as const;
