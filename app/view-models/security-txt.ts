import { machinePaths } from "~/machine-paths";

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year; the date advances daily. */
const VALID_DAYS = 180;

type Site = { siteUrl: string; contactUrl: string | null };

/** Null without a contact. The text is the same all day, for conditional requests. */
export function toSecurityTxt({ siteUrl, contactUrl }: Site, now: Date): string | null {
  // A plain http contact can be intercepted.
  if (contactUrl === null || contactUrl.startsWith("http:")) return null;
  const today = Math.floor(now.getTime() / DAY_MS);
  const expires = new Date((today + VALID_DAYS) * DAY_MS).toISOString().replace(".000Z", "Z");
  const lines = [
    `Contact: ${contactUrl}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}${machinePaths.securityTxt}`,
  ];
  return `${lines.join("\n")}\n`;
}
