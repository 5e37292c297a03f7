import * as z from "zod";

const ipv6 = z.ipv6();
const ipAddress = z.union([z.ipv4(), ipv6]);
const MAX_HOPS = 10;
const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/** TRUSTED_PROXY_HOPS: number of own proxies in front of the server. */
export const proxyHops = z.coerce.number().int().min(1).max(MAX_HOPS).default(1);

type AddressSources = { forwardedFor: string | undefined; socketAddress: string | undefined; trustedHops: number };

/**
 * Client address: the entry `trustedHops` from the right of X-Forwarded-For; entries left of it can be forged. Falls
 * back to the first entry of a shorter list, then to the socket's address.
 */
export function clientAddressOf({ forwardedFor = "", socketAddress = "", trustedHops }: AddressSources): string {
  if (trustedHops === 0) return socketAddress;
  const addresses = forwardedFor.split(",").map((address) => withoutPort(address.trim()));
  const address = addresses.at(-trustedHops) ?? addresses[0];
  return ipAddress.safeParse(address).success ? (address ?? socketAddress) : socketAddress;
}

/** Some proxies append the port, which changes with each connection. */
function withoutPort(address: string): string {
  const [, v6, v4] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}

/** Rate-limit key of an address: IPv6 by its /64, since one household has 2^64 addresses. */
export function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!ipv6.safeParse(address).success) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const front = head.split(":").filter(Boolean);
  const back = (tail ?? "").split(":").filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, IPV6_GROUPS - front.length - back.length);
  const groups = [...front, ...Array.from({ length: gap }, () => "0"), ...back];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
