/** Name of the Trusted Types policy with which pages register the service worker. */
export const OFFLINE_TRUSTED_TYPES_POLICY = "matchdesk-offline";

/** Name of the Trusted Types policy with which pages start the worker of the event stream. */
export const EVENTS_TRUSTED_TYPES_POLICY = "matchdesk-events";
