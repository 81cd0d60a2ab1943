import type { SessionMessages } from "#core/i18n/en/session.ts";

/** The Swedish messages of signing in and out. */
export const svSession: SessionMessages = {
  title: "Logga in",
  intro: "För personal. Offentliga sidor kräver ingen inloggning.",
  name: "Namn",
  password: "Lösenord",
  submit: "Logga in",
  submitting: "Loggar in …",
  provider: "Logga in med din organisation",
  wrong: "Fel namn eller lösenord. Försök igen.",
  tooMany: (minutes) =>
    `För många försök. Försök igen om ${minutes === 1 ? "en minut" : `${minutes} minuter`}.`,
  refused: "Ditt konto finns inte på serverns personallista. Fråga administratören.",
  failed: "Inloggningen misslyckades. Försök igen; om felet består, se Matchdesks logg.",
  https: "Inloggning kräver HTTPS",
  httpsWhy:
    "Över okrypterad HTTP kan vem som helst i samma nätverk läsa lösenordet, och webbläsaren behåller ingen session.",
  httpsHow: [
    "Öppna Matchdesk på datorn där den körs, eller",
    "ge den ett certifikat: TLS_CERT_FILE och TLS_KEY_FILE (se docs/guides/https-on-a-lan.md), eller",
    "sätt en HTTPS-proxy framför den och ange proxyn i TRUSTED_PROXIES.",
  ],
  none: "Inloggning är inte inställd: alla som kan öppna den här webbplatsen är personal.",
  openDesk: "Öppna personalsidorna",
  signedIn: (name) => `Inloggad som ${name}`,
  goOn: "Fortsätt",
  out: "Logga ut",
  everywhere: "Logga ut överallt",
};
