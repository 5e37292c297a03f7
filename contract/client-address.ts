import * as z from "zod";

const ipv6 = z.ipv6();
const ipAddress = z.union([z.ipv4(), ipv6]);
const MAX_HOPS = 10;
const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/** TRUSTED_PROXY_HOPS: how many proxies of our own a request passes. */
export const proxyHops = z.coerce.number().int().min(1).max(MAX_HOPS).default(1);

type Told = { forwardedFor: string | undefined; socketAddress: string | undefined; trustedHops: number };

/**
 * Who asks. Each proxy adds the address that it was asked from at the end of X-Forwarded-For, so the client's is the
 * one that many from the right; what stands before it is only claimed. Of a shorter list the first counts: the request
 * passed fewer proxies. Without an address there, or without a trusted proxy, it is the socket's.
 */
export function clientAddressOf({ forwardedFor = "", socketAddress = "", trustedHops }: Told): string {
  if (trustedHops === 0) return socketAddress;
  const addresses = forwardedFor.split(",").map((address) => withoutPort(address.trim()));
  const address = addresses.at(-trustedHops) ?? addresses[0];
  return ipAddress.safeParse(address).success ? (address ?? socketAddress) : socketAddress;
}

/** Some proxies add the port, which changes with each connection. */
function withoutPort(address: string): string {
  const [, v6, v4] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}

/** One household has one IPv4 address, but 2^64 of IPv6: those of one network count as one. */
export function networkOf(address: string): string {
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
