/** The messages of the page for an unknown host name, which shows every language: it has no scripts. */
export interface HostMessages {
  readonly title: string;
  readonly text: string;
}

export const enHost: HostMessages = {
  title: "Unknown host name",
  text: "Matchdesk does not respond under this host name. Open it under its own address, or add the name to ALLOWED_HOSTS (or set PUBLIC_URL) and restart.",
};
