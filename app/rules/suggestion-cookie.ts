/** Says that the visitor wants no language suggested; as short as this because every page looks for it. */
export const SUGGESTION_COOKIE = "language-suggestion=off";

const MAX_AGE_SECONDS = 31_536_000;

/** Value for document.cookie that keeps the refusal for a year. */
export function suggestionCookie({ protocol }: Pick<URL, "protocol">): string {
  const security = protocol === "https:" ? "; Secure" : "";
  return `${SUGGESTION_COOKIE}; Path=/; Max-Age=${String(MAX_AGE_SECONDS)}; SameSite=Lax${security}`;
}
