import "#web/styles/fonts.css";
import "#web/styles/tokens.css";
import "#web/styles/type.css";
import "#web/styles/base.css";
import "./start/first-paint.css";

// What stands in the page itself is shown first: a phone would draw nothing while it reads the rest.
if (document.hidden) void start();
else requestAnimationFrame(() => setTimeout(start));

/** In steps, for none is to hold a phone up: what others wrote, what every date needs, what we wrote. */
async function start(): Promise<void> {
  const libraries = import("react-dom/client");
  // On its way with the libraries: the address leads to one of its pages.
  if (location.pathname !== "/")
    void import("#web/app/later-pages.ts").catch(() => {
      // Loaded again by the page.
    });
  // The first one costs tens of milliseconds, the others one: here while files are on their way.
  Intl.DateTimeFormat("en");
  await libraries;
  await import("./start/start.tsx");
}
