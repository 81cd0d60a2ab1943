/** Calls staff through the system; a press on it leads back to the page. */
export function notify(title: string, options: NotificationOptions): void {
  try {
    new Notification(title, options).addEventListener("click", () => {
      focus();
    });
  } catch {
    // Chrome on Android shows none of a page's own, only those of its service worker.
    void navigator.serviceWorker?.ready
      .then((worker) => worker.showNotification(title, options))
      .catch(() => {});
  }
}
