/** Shows a system notification; a click on it focuses the page. */
export function showSystemNotification(title: string, options: NotificationOptions): void {
  try {
    new Notification(title, options).addEventListener("click", () => {
      focus();
    });
  } catch {
    // Chrome on Android allows notifications only from a service worker.
    void navigator.serviceWorker?.ready
      .then((worker) => worker.showNotification(title, options))
      .catch(() => {});
  }
}
