import { type AudienceMessages, enAudience } from "#core/i18n/en/audience.ts";
import { fiAudience } from "#core/i18n/fi/audience.ts";
import { useMessagesOf } from "./messages.ts";

const tables = { en: enAudience, fi: fiAudience };

export const useAudienceMessages = (): AudienceMessages => useMessagesOf(tables);
