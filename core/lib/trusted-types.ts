/** Name of the only Trusted Types policy, with which pages register the service worker. */
export const OFFLINE_TRUSTED_TYPES_POLICY = "matchdesk-offline";
