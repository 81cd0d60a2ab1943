/** What staff see on the first page: one file, so that viewers load no list of its parts. */
export { AttentionBar } from "./attention-bar.tsx";
export { AttentionColumn } from "./attention-column.tsx";
export { DeskLink } from "./desk-link.tsx";
export { StaffAlerts } from "./staff-alerts.tsx";
