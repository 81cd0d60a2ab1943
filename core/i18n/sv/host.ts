import type { UnknownHostMessages } from "#core/i18n/en/host.ts";

/** The Swedish messages of the page for an unknown host name. */
export const svUnknownHost: UnknownHostMessages = {
  title: "Okänt servernamn",
  text: "Matchdesk svarar inte på det här namnet. Öppna den på dess egen adress, eller lägg till namnet i ALLOWED_HOSTS (eller ange PUBLIC_URL) och starta om.",
};
