/**
 * The messages of the page for an unknown host name. It shows all languages, because it has no
 * scripts.
 */
export interface UnknownHostMessages {
  readonly title: string;
  readonly text: string;
}

/** The English messages of the page for an unknown host name. */
export const enUnknownHost: UnknownHostMessages = {
  title: "Unknown host name",
  text: "Matchdesk does not respond under this host name. Open it under its own host name, or add this one to ALLOWED_HOSTS (or set PUBLIC_URL) and restart.",
};
