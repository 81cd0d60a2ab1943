import { enSchedule } from "#core/i18n/en/schedule.ts";
import { createMessagesHook } from "./messages.ts";

/** Returns the messages of the schedule. */
export const useScheduleMessages = createMessagesHook("schedule", enSchedule);
