import { enSession, type SessionMessages } from "#core/i18n/en/session.ts";
import { fiSession } from "#core/i18n/fi/session.ts";
import { useMessagesOf } from "./messages.ts";

const tables = { en: enSession, fi: fiSession };

export const useSessionMessages = (): SessionMessages => useMessagesOf(tables);
