/** The page for a request whose host name is unknown, in both languages: it has no scripts to choose. */
export const unknownHostMessages = {
  en: {
    title: "Unknown host name",
    text: "Matchdesk does not respond under this host name. Open it under its own address, or add the name to ALLOWED_HOSTS (or set PUBLIC_URL) and restart.",
  },
  fi: {
    title: "Tuntematon palvelimen nimi",
    text: "Matchdesk ei vastaa tällä nimellä. Avaa se omasta osoitteestaan, tai lisää nimi muuttujaan ALLOWED_HOSTS (tai aseta PUBLIC_URL) ja käynnistä uudelleen.",
  },
} as const;
