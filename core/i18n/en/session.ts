/** Messages of signing in and out. */
export const enSession = {
  title: "Sign in",
  intro: "For staff. Everything public can be read without it.",
  name: "Name",
  password: "Password",
  submit: "Sign in",
  submitting: "Signing in …",
  provider: "Sign in with your organisation",
  wrong: "Name and password do not fit. Try again.",
  tooMany: (minutes: number) =>
    `Too many attempts. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
  refused: "You are signed in there, but not on this desk's list of staff. Ask whoever runs it.",
  failed: "Signing in did not work. Try again; if it goes on, Matchdesk's log says why.",
  https: "Sign-in needs HTTPS",
  httpsWhy:
    "Over plain HTTP anybody in the same network could read the password, and browsers keep no session.",
  httpsHow: [
    "Open Matchdesk on the machine it runs on, or",
    "give it a certificate: TLS_CERT_FILE and TLS_KEY_FILE (docs/guides/https-on-a-lan.md says how), or",
    "put a proxy with HTTPS before it and name that in TRUSTED_PROXIES.",
  ],
  none: "No sign-in is set up here: whoever reaches this desk is staff.",
  signedIn: (name: string) => `Signed in as ${name}`,
  goOn: "Go on",
  out: "Sign out",
  everywhere: "Sign out everywhere",
};

export type SessionMessages = typeof enSession;
