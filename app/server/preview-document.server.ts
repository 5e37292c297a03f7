import type { Preview } from "~/api-client/preview-scope.server";
import { translatorFor } from "~/i18n/i18next.server";
import deskStyles from "~/styles/desk.css";
import { splitLocale } from "~/rules/locale-path";
import { toPreviewBar, type PreviewBarView } from "~/view-models/desk/preview-bar";

const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/gs;
const REFRESH = /<noscript>.*?<\/noscript>/gs;
/** React escapes ">" and quotes in attributes. */
const OWN_LINKS = /(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)/g;
const HEAD_END = "</head>";
const BODY = /<body\b[^>]*>/;

export function previewBarOf(preview: Preview): PreviewBarView {
  const { language } = preview.settings;
  const view = { locale: language, t: translatorFor(language), now: new Date() };
  const shown = splitLocale(preview.address).locale;
  return toPreviewBar(preview, { shown, view });
}

/** A page without scripts, whose links stay in the preview, below the bar that says what it is. */
export function toPreviewDocument(html: Buffer, { prefix: plainPrefix }: Preview, bar: string): Buffer {
  const prefix = plainPrefix.replaceAll("&", "&amp;");
  const document = html
    .toString()
    .replace(SCRIPTS, "")
    .replace(REFRESH, "")
    .replace(OWN_LINKS, (_, start: string, address: string) => start + prefix + address)
    .replace(HEAD_END, () => `<link rel="stylesheet" href="${deskStyles}">${HEAD_END}`)
    .replace(BODY, (body) => body + bar);
  return Buffer.from(document);
}
