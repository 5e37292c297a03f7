import { describe, expect, it } from "vitest";
import { clientAddressOf, toNetwork, proxyHops } from "./client-address";

describe("the client's address", () => {
  const SOCKET = "10.0.0.1";
  it.each([
    ["claimed without a trusted proxy", "192.0.2.1", 0, SOCKET],
    ["missing", undefined, 1, SOCKET],
    ["empty", " ", 1, SOCKET],
    ["none", "unknown", 1, SOCKET],
    ["written by one proxy", "198.51.100.1, 192.0.2.1", 1, "192.0.2.1"],
    ["written by the first of two", "198.51.100.1, 192.0.2.1, 203.0.113.1", 2, "192.0.2.1"],
    ["one of fewer than there should be", "192.0.2.1", 2, "192.0.2.1"],
    ["with a port", "192.0.2.1:50123", 1, "192.0.2.1"],
    ["of IPv6", "2001:db8::1", 1, "2001:db8::1"],
    ["of IPv6 with a port", "[2001:db8::1]:443", 1, "2001:db8::1"],
  ])("%s is read from the right", (_what, forwardedFor, trustedHops, address) => {
    expect(clientAddressOf({ forwardedFor, socketAddress: SOCKET, trustedHops })).toBe(address);
  });

  it.each(["0", "11", "1.5", "two"])("is behind no %s proxies", (hops) => {
    expect(proxyHops.safeParse(hops).success).toBe(false);
  });
});

describe("the network of an address", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["2001:db8:0:7:1:2:3:4", "2001:db8:0:7"],
    ["2001:0DB8:0000:0007::9", "2001:db8:0:7"],
    ["2001:db8::9", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["no address", "no address"],
  ])("%s counts as %s", (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });
});
