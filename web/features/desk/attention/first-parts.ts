/** Staff components of the first page, in one file that only staff load. */
export { AttentionBar } from "./attention-bar.tsx";
export { AttentionColumn } from "./attention-column.tsx";
export { DeskLink } from "./desk-link.tsx";
export { FirstStart } from "./first-start.tsx";
export { StaffAlerts } from "./staff-alerts.tsx";
