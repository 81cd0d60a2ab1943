import type { UnknownHostMessages } from "#core/i18n/en/host.ts";

/** The Finnish messages of the page for an unknown host name. */
export const fiUnknownHost: UnknownHostMessages = {
  title: "Tuntematon palvelimen nimi",
  text: "Matchdesk ei vastaa tällä nimellä. Avaa se omasta osoitteestaan, tai lisää nimi muuttujaan ALLOWED_HOSTS (tai aseta PUBLIC_URL) ja käynnistä uudelleen.",
};
