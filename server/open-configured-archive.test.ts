import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startTestProduct } from "#server/testing/start-test-product.ts";

it("refuses to start with demo data and a DATA_DIR that cannot be used", async () => {
  const folder = mkdtempSync(join(tmpdir(), "matchdesk-demo-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "file");
  writeFileSync(file, "");
  const demo = { CLIENT_ID: "", CLIENT_SECRET: "", DATA_DIR: join(file, "data") };
  await expect(startTestProduct(demo)).rejects.toThrow(/DATA_DIR/);
});
