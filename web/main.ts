import "#web/styles/fonts.css";
import "#web/styles/families.css";
import "#web/styles/tokens.css";
import "#web/styles/type.css";
import "#web/styles/base.css";
import "#web/styles/controls.css";
import "#web/styles/shared.css";
import "#web/styles/print.css";
import "#web/styles/first-paint.css";

// Waits for the first paint of the HTML: a phone would show nothing while it parses the scripts.
if (document.hidden) void start();
else requestAnimationFrame(() => setTimeout(start));

/** Runs libraries, date formats and the app in separate tasks, so that none blocks a phone long. */
async function start(): Promise<void> {
  const libraries = import("react-dom/client");
  // Loads in parallel with the libraries: the URL needs one of these pages.
  if (location.pathname !== "/")
    void import("./app/lazy-page-loaders.ts").catch(() => {
      // The route loads it again.
    });
  // The first format takes tens of milliseconds, later ones 1 ms: created while files are loading.
  Intl.DateTimeFormat("en");
  await libraries;
  await import("./start/start.tsx");
}
