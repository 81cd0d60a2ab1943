/** Without a hand on it for this long, the pointer is in the way. */
const IDLE = 3_000;

/** Keeps the screen on where the browser lets us, and the pointer out of the way. */
export function stayAwake(): void {
  // A lock ends when the page is hidden.
  document.addEventListener("visibilitychange", holdScreen);
  holdScreen();

  let idle: ReturnType<typeof setTimeout> | undefined;
  const { classList } = document.documentElement;
  const wake = (): void => {
    classList.remove("idle");
    clearTimeout(idle);
    idle = setTimeout(() => classList.add("idle"), IDLE);
  };
  addEventListener("pointermove", wake);
  wake();
}

function holdScreen(): void {
  // Only over https or on this machine; refused where the battery is low.
  if (!document.hidden) navigator.wakeLock?.request("screen").catch(() => {});
}
