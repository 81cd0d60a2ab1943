import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createTestFolder } from "#server/testing/server-process.ts";
import { startTestProduct } from "#server/testing/start-test-product.ts";

it("refuses to start with demo data and a DATA_DIR that cannot be used", async () => {
  const file = join(createTestFolder(), "file");
  writeFileSync(file, "");
  const demo = { CLIENT_ID: "", CLIENT_SECRET: "", DATA_DIR: join(file, "data") };
  await expect(startTestProduct(demo)).rejects.toThrow(/DATA_DIR/);
});
