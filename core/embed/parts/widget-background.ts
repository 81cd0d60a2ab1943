/** Backgrounds of embeds, `--md-bg` in `web/widget/frame.css`; accents need contrast with them. */
export const WIDGET_BACKGROUND = { light: "#fcfdfb", dark: "#111417" } as const;
