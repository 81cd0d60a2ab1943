/** `/embed-frame.js`, in an embedded page: tells the page around how high it is. */
let isSettled = document.querySelector("matchdesk-widget")?.shadowRoot !== null;

function tell(): void {
  const { height } = document.body.getBoundingClientRect();
  const widget = document.querySelector("matchdesk-widget")?.getBoundingClientRect().height;
  // It says nothing but numbers, so any page may hear it.
  const message = { type: "matchdesk-height", height: Math.ceil(height), widget };
  if (isSettled) parent.postMessage(message, "*");
}

for (const name of ["load", "update", "error"]) {
  addEventListener(`matchdesk-${name}`, () => {
    isSettled = true;
    tell();
  });
}
new ResizeObserver(tell).observe(document.body);
