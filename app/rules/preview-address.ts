import * as z from "zod";
import { LOCALES } from "~/i18n/locales";
import { previewDrafts } from "~contract/calls/desk-preview";
import { contentKind } from "~contract/entities/draft";
import { id } from "~contract/entities/identifiers";
import { countryCode } from "~contract/entities/page-content";
import { isDocumentUrl } from "./page-cache-key";
import { isThemeId, type ThemeId } from "./theme-names";
import { THEME_COOKIE } from "./theme-choice";

/** Below it are the settings of a preview, and the address of the page that it shows. */
export const PREVIEW_PREFIX = "/desk/preview/";
const DESK = /^(\/[a-z-]+)?\/desk\//;

export const PREVIEW_VIEWERS = ["visitor", "player"] as const;
export const PREVIEW_MODES = ["light", "dark", THEME_COOKIE.systemMode] as const;

/** `language` is that of the desk. */
const previewSettings = z.strictObject({
  viewer: z.enum(PREVIEW_VIEWERS),
  language: z.enum(LOCALES),
  theme: z.custom<ThemeId>(isThemeId).optional(),
  mode: z.enum(PREVIEW_MODES),
  at: z.iso.datetime().optional(),
  drafts: previewDrafts,
  kind: contentKind.optional(),
  subjectId: id.optional(),
  /** Of a player; without it that of the profile. */
  country: countryCode.optional(),
});
export type PreviewSettings = z.output<typeof previewSettings>;

export type PreviewAddress = { prefix: string; settings: PreviewSettings; address: string };

/** The prefix of all addresses of one preview. */
export function previewPrefix(settings: PreviewSettings): string {
  const given = Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return PREVIEW_PREFIX + new URLSearchParams(given).toString();
}

/** Null for what is no page of players in a preview. */
export function readPreviewAddress(url: string): PreviewAddress | null {
  if (!url.startsWith(PREVIEW_PREFIX)) return null;
  const [, segment = "", address = ""] = /^([^/?]+)(\/.*)$/.exec(url.slice(PREVIEW_PREFIX.length)) ?? [];
  const settings = previewSettings.safeParse(Object.fromEntries(new URLSearchParams(segment))).data;
  return settings && isShownPage(address) ? { prefix: PREVIEW_PREFIX + segment, settings, address } : null;
}

/** True for the address of a page that players see. */
export function isShownPage(address: string): boolean {
  const [path = "", query = ""] = address.split("?");
  return isDocumentUrl(path, query) && !path.startsWith("//") && !DESK.test(path);
}
