import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createTestFolder } from "./desk-process.ts";

/** A disk of its own that a test may fill. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves no byte free. */
  readonly fill: () => void;
  /** Frees what `fill` took. */
  readonly free: () => void;
  /** Takes no more writes; fails while a file on it is open for writing. */
  readonly makeReadOnly: () => void;
}

/** Whether this process may mount a disk: only root may, and not in every container. */
export const canMount = tryMount();

/**
 * Mounts a disk in memory that is gone when the test is over. Check `canMount` first.
 *
 * @param kilobytes Its size.
 */
export function mountSmallDisk(kilobytes: number): SmallDisk {
  const folder = createTestFolder();
  mount(["-t", "tmpfs", "-o", `size=${kilobytes}k`, "tmpfs", folder]);
  onTestFinished(() => void execFileSync("umount", ["-l", folder]));
  const ballast = join(folder, "ballast");
  return {
    folder,
    fill: () => {
      try {
        writeFileSync(ballast, Buffer.alloc(kilobytes * 1024));
      } catch {
        // Written as far as there was room.
      }
    },
    free: () => rmSync(ballast),
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
