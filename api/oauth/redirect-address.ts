const LOOPBACK_PORT = /^(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])):\d+(?=\/|\?|$)/;

/** Tools on the visitor's own device may choose the port (RFC 8252, 7.3); everything else matches to the letter. */
export function isRegisteredAddress(address: string, registered: readonly string[]): boolean {
  return registered.some((candidate) => candidate === address || withoutPort(candidate) === withoutPort(address));
}

function withoutPort(address: string): string {
  return address.replace(LOOPBACK_PORT, "$1");
}

/** For the page's form-action; tools of phones have addresses of their own scheme. */
export function sourceOf(address: string): string {
  const { origin, protocol } = new URL(address);
  return origin === "null" ? protocol : origin;
}
