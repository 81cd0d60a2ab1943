import { expect, it } from "vitest";
import { getAddressGroup } from "./address-group.ts";

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::1", "0:0:0:0"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:0001:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("groups %s as %s", (address, group) => {
  expect(getAddressGroup(address)).toBe(group);
});
