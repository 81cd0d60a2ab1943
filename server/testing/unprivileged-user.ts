import { execFileSync } from "node:child_process";

/** Ids of the user and the group `nobody`. */
export interface UnprivilegedUser {
  readonly uid: number;
  readonly gid: number;
}

/** Returns the user for programs that must not run as root; `undefined` unless the tests do. */
export function findUnprivilegedUser(): UnprivilegedUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ["-u", "-g"].map((flag) => execFileSync("id", [flag, "nobody"]));
  return { uid: Number(uid), gid: Number(gid) };
}
