import { createLazyComponent } from "#web/components/create-lazy-component.ts";

const load = () => import("#web/features/desk/attention/first-parts.ts");

/** Link to `/desk`; only staff load it. */
export const LazyDeskLink = createLazyComponent(load, "DeskLink");

/** Action of staff on data that is out of date. */
export const LazyStaleDataAction = createLazyComponent(
  () => import("#web/features/desk/attention/try-now.tsx"),
  "StaleDataAction",
);

/** Alerts for staff on every page: sound, notifications, and the count in title and icon. */
export const LazyStaffAlerts = createLazyComponent(load, "StaffAlerts");
