import { lazyPart } from "#web/components/lazy-part.ts";

const load = () => import("#web/features/desk/attention/first-parts.ts");

/** The way to the desk; only staff load it. */
export const LazyDeskLink = lazyPart(load, "DeskLink");

/** What calls staff wherever they are: sound, notifications, the count in title and icon. */
export const LazyStaffAlerts = lazyPart(load, "StaffAlerts");
