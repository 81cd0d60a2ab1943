import { lazy } from "react";

/** The way to the desk; only staff load it. */
export const DeskLink = lazy(async () => {
  const { DeskLink: link } = await import("#web/features/desk/desk-link.tsx");
  return { default: link };
});

/** What calls staff wherever they are: sound, notifications, the count in title and icon. */
export const DeskSignals = lazy(async () => {
  const { DeskSignals: signals } = await import("#web/features/desk/desk-signals.tsx");
  return { default: signals };
});
