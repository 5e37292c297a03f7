import { paths } from "~/paths";

const DAY_MS = 86_400_000;
/** RFC 9116 asks for less than a year; the date moves on by itself, a day at a time. */
const VALID_DAYS = 180;

type Site = { siteUrl: string; contactUrl: string | undefined };

/**
 * Whom to tell of a weakness (RFC 9116); null where the site names nobody. The text is the same all day long, so that
 * whoever has it already need not load it again.
 */
export function toSecurityTxt({ siteUrl, contactUrl }: Site, now: Date): string | null {
  // The document may not name an address that anybody on the way can answer for.
  if (contactUrl === undefined || contactUrl.startsWith("http:")) return null;
  const today = Math.floor(now.getTime() / DAY_MS);
  const expires = new Date((today + VALID_DAYS) * DAY_MS).toISOString().replace(".000Z", "Z");
  const lines = [
    `Contact: ${contactUrl}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}${paths.securityTxt}`,
  ];
  return `${lines.join("\n")}\n`;
}
