import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createTestFolder } from "./server-process.ts";

/** Whether this process can mount a disk: requires root, and is not possible in every container. */
export const canMount = tryMount();

/**
 * Mounts a disk in memory that is removed when the test ends. Check `canMount` first.
 *
 * @param kilobytes size of the disk
 */
export function mountSmallDisk(kilobytes: number) {
  const folder = createTestFolder();
  mount(["-t", "tmpfs", "-o", `size=${kilobytes}k`, "tmpfs", folder]);
  onTestFinished(() => void execFileSync("umount", ["-l", folder]));
  const ballast = join(folder, "ballast");
  return {
    folder,
    /** Uses all free space. */
    fill: () => {
      try {
        writeFileSync(ballast, Buffer.alloc(kilobytes * 1024));
      } catch {
        // The disk is full now.
      }
    },
    /** Frees the space that `fill` used. */
    free: () => rmSync(ballast),
    /** Makes the disk read-only; fails while a file on it is open for writing. */
    makeReadOnly: () => mount(["-o", "remount,ro", folder]),
  };
}

function mount(args: readonly string[]): void {
  execFileSync("mount", args, { stdio: "pipe" });
}

function tryMount(): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  try {
    execFileSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], {
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}
