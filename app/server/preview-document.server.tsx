import { renderToStaticMarkup } from "react-dom/server";
import type { Preview } from "~/api-client/preview-scope.server";
import { PreviewBar } from "~/components/desk/preview-bar";
import { translatorFor } from "~/i18n/i18next.server";
import deskStyles from "~/styles/desk.css";
import { splitLocale } from "~/rules/locale-path";
import { toPreviewBar } from "~/view-models/desk/preview-bar";

const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/gs;
const REFRESH = /<noscript>.*?<\/noscript>/gs;
/** React escapes ">" and quotes in attributes. */
const OWN_LINKS = /(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)/g;
const HEAD_END = "</head>";
const BODY = /<body\b[^>]*>/;

/** A page without scripts, whose links stay in the preview, below a bar that says what it is. */
export function toPreviewDocument(html: Buffer, preview: Preview): Buffer {
  const prefix = preview.prefix.replaceAll("&", "&amp;");
  const { language } = preview.settings;
  const view = { locale: language, t: translatorFor(language), now: new Date() };
  const shown = splitLocale(preview.address).locale;
  const bar = renderToStaticMarkup(<PreviewBar bar={toPreviewBar(preview, { shown, view })} />);
  const document = html
    .toString()
    .replace(SCRIPTS, "")
    .replace(REFRESH, "")
    .replace(OWN_LINKS, (_, start: string, address: string) => start + prefix + address)
    .replace(HEAD_END, () => `<link rel="stylesheet" href="${deskStyles}">${HEAD_END}`)
    .replace(BODY, (body) => body + bar);
  return Buffer.from(document);
}
