/** Messages of signing in and out. */
export const enSession = {
  title: "Sign in",
  intro: "For staff. Public pages need no sign-in.",
  name: "Name",
  password: "Password",
  submit: "Sign in",
  submitting: "Signing in …",
  provider: "Sign in with your organisation",
  wrong: "Wrong name or password. Try again.",
  tooMany: (minutes: number) =>
    `Too many attempts. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
  refused: "Your account is not on the staff list of this server. Ask its administrator.",
  failed: "Sign-in failed. Try again; if it keeps failing, check the Matchdesk log.",
  https: "Sign-in needs HTTPS",
  httpsWhy:
    "Over plain HTTP anyone in the same network could read the password, and browsers keep no session.",
  httpsHow: [
    "Open Matchdesk on the machine it runs on, or",
    "give it a certificate: TLS_CERT_FILE and TLS_KEY_FILE (see docs/guides/https-on-a-lan.md), or",
    "put an HTTPS proxy in front of it and list the proxy in TRUSTED_PROXIES.",
  ],
  none: "Sign-in is not configured: everyone who can open this site is staff.",
  openDesk: "Open the desk",
  signedIn: (name: string) => `Signed in as ${name}`,
  goOn: "Continue",
  out: "Sign out",
  everywhere: "Sign out everywhere",
};

/** The table of messages that every language provides. */
export type SessionMessages = typeof enSession;
