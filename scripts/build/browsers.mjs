/** Oldest browsers that can run the parts of the product; their styles and scripts are built for them. */

/** For the dashboard and widgets, which need the colours of `light-dark()`. */
export const DASHBOARD_BROWSERS = ["chrome123", "firefox121", "safari17.5"];

/**
 * For walls, overlays, iframes and the service worker: televisions of 2020 have Chromium 79, OBS 30
 * has 103.
 */
export const SCREEN_BROWSERS = ["chrome79", "firefox121", "safari17.5"];
