/** What an embed is drawn on, `--md-bg` of web/widget/widget.css: accents are moved to be read on it. */
export const WIDGET_GROUND = { light: "#fcfdfb", dark: "#111417" } as const;
