/** Starts the development mode: the server restarts and the dashboard reloads on every change. */
import { spawn } from "node:child_process";

const children = [
  ["npx", ["tsx", "watch", "server/main.ts"]],
  ["npx", ["vite"]],
].map(([command, args]) => spawn(command, args, { stdio: "inherit" }));

for (const child of children) {
  child.on("exit", (code) => {
    for (const other of children) other.kill("SIGTERM");
    process.exitCode ??= code ?? 0;
  });
}
