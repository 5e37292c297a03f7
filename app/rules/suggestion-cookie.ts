export const SUGGESTION_COOKIE = "language-suggestion=off";

const MAX_AGE_SECONDS = 31_536_000;

/** document.cookie value for a year. */
export function suggestionCookie({ protocol }: Pick<URL, "protocol">): string {
  const security = protocol === "https:" ? "; Secure" : "";
  return `${SUGGESTION_COOKIE}; Path=/; Max-Age=${String(MAX_AGE_SECONDS)}; SameSite=Lax${security}`;
}
