/**
 * The value of a cookie as it was written, still encoded; null when it is missing. Takes a Cookie header as well as
 * document.cookie. The one that is bound to this host counts first (`browserCookie`); of several with one name the first:
 * browsers send the most specific one first.
 */
export function cookieValue(cookies: string, name: string): string | null {
  const pairs = cookies.split(/;\s*/);
  for (const start of [`__Host-${name}=`, `${name}=`]) {
    const pair = pairs.find((part) => part.startsWith(start));
    if (pair !== undefined) return pair.slice(start.length);
  }
  return null;
}
