import { lazyPart } from "#web/components/lazy-part.ts";

/** The way to the desk; only staff load it. */
export const DeskLink = lazyPart(() => import("#web/features/desk/desk-link.tsx"), "DeskLink");

/** What calls staff wherever they are: sound, notifications, the count in title and icon. */
export const DeskSignals = lazyPart(
  () => import("#web/features/desk/desk-signals.tsx"),
  "DeskSignals",
);
