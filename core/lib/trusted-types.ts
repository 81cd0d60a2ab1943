/** Name of the only Trusted Types policy of our pages: it lets them register the service worker. */
export const OFFLINE_POLICY = "matchdesk-offline";
