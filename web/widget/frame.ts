/** `/embed-frame.js`, in an embedded page: tells the page around how high it is. */
new ResizeObserver(() => {
  const { height } = document.body.getBoundingClientRect();
  // It says nothing but a number, so any page may hear it.
  parent.postMessage({ type: "matchdesk-height", height: Math.ceil(height) }, "*");
}).observe(document.body);
