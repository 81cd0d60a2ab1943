import "#web/styles/fonts.css";
import "#web/styles/tokens.css";
import "#web/styles/type.css";
import "#web/styles/base.css";
import "#web/styles/first-paint.css";

// What stands in the page itself is shown first: a phone would draw nothing while it reads the rest.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));

function start(): void {
  void import("#web/app/start.tsx");
}
