import { describe, expect, it } from "vitest";
import { createSecurityLog } from "./security-log.ts";

function createLog() {
  const lines: unknown[] = [];
  let now = 0;
  const write = (fields: unknown): void => void lines.push(fields);
  const record = createSecurityLog({ info: write, warn: write }, () => now);
  return { lines, record, pass: (time: number) => (now += time) };
}

describe("createSecurityLog", () => {
  it("logs every failed sign-in, because fail2ban counts them", () => {
    const { lines, record } = createLog();
    const fields = { address: "192.0.2.7", reason: "wrong-password" };
    record("authn_login_fail", fields);
    record("authn_login_fail", fields);
    const line = { event: "authn_login_fail", ...fields };
    expect(lines).toEqual([line, line]);
  });

  it("logs a repeated event once per minute, then with the number of repetitions", () => {
    const { lines, record, pass } = createLog();
    const fields = { address: "192.0.2.7", reason: "unknown-host" };
    for (let count = 0; count < 5; count += 1) record("input_validation_fail", fields);
    record("input_validation_fail", { ...fields, address: "192.0.2.8" });
    expect(lines).toHaveLength(2);
    pass(60_000);
    record("input_validation_fail", fields);
    expect(lines.slice(2)).toEqual([{ event: "input_validation_fail", ...fields, repeated: 4 }]);
  });

  it("stores a bounded number of counts", () => {
    const { lines, record } = createLog();
    for (let count = 0; count < 3000; count += 1) {
      record("authz_fail", { address: `2001:db8::${count}` });
    }
    record("authz_fail", { address: "2001:db8::2999" });
    expect(lines).toHaveLength(3000);
    record("authz_fail", { address: "2001:db8::0" });
    expect(lines).toHaveLength(3001);
  });
});
