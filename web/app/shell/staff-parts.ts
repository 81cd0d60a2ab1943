import { createLazyComponent } from "#web/kit/create-lazy-component.ts";

const load = () => import("#web/features/desk/attention/first-parts.ts");

/** Link to `/desk`; only staff load it. */
export const LazyDeskLink = createLazyComponent(load, "DeskLink");

/** Parts of the bar about data that is out of date. */
export const LazyStaffStaleData = createLazyComponent(
  () => import("#web/features/desk/attention/try-now.tsx"),
  "StaffStaleData",
);

/** Alerts for staff on every page: sound, notifications, and the count in title and icon. */
export const LazyStaffAlerts = createLazyComponent(load, "StaffAlerts");
