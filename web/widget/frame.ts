/** `/embed-frame.js`, in an embedded page: tells the page around how high it is. */
new ResizeObserver(() => {
  const { height } = document.body.getBoundingClientRect();
  const widget = document.querySelector("matchdesk-widget")?.getBoundingClientRect().height;
  // It says nothing but numbers, so any page may hear it.
  parent.postMessage({ type: "matchdesk-height", height: Math.ceil(height), widget }, "*");
}).observe(document.body);
