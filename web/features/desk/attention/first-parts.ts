/** Staff components of the first page, in one file that only staff load. */
export { AttentionBar, AttentionColumn, DeskLink } from "./attention-column.tsx";
export { FirstStart } from "./first-start.tsx";
export { StaffAlerts } from "./staff-alerts.tsx";
