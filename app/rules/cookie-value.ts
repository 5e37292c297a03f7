/** The raw value in a Cookie header or document.cookie, or null. Prefers `__Host-`, then the most specific (first). */
export function cookieValue(cookies: string, name: string): string | null {
  const pairs = cookies.split(/;\s*/);
  for (const start of [`__Host-${name}=`, `${name}=`]) {
    const pair = pairs.find((part) => part.startsWith(start));
    if (pair !== undefined) return pair.slice(start.length);
  }
  return null;
}
