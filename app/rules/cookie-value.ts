/**
 * The value of a cookie as it was written, still encoded; null when it is missing. Takes a Cookie header as well as
 * document.cookie. Of several with one name the first counts: browsers send the most specific one first.
 */
export function cookieValue(cookies: string, name: string): string | null {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}
