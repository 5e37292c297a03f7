/** @jsxImportSource hono/jsx */
import tokens from "../../design/tokens.json";
import { LANGUAGES } from "../login/languages";
import { partsOf, type MailContent, type MailSection } from "./write-mail";

const { h, s, l } = tokens.themes.classic.light.primary;
const PAGE = "margin:0;padding:24px;background:#f2f2f4;color:#17171c;font:16px/1.5 Arial,Helvetica,sans-serif";
const SHEET = "max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:6px";
const BRAND = "margin:0 0 24px;font-weight:bold;font-size:20px";
const TEXT = "margin:0 0 16px;white-space:pre-line";
const SECTION = "margin:24px 0 8px;font-size:16px";
const LIST = "margin:0 0 16px;padding-left:20px";
const ITEM = "margin:0 0 6px";
const BUTTON =
  `display:inline-block;padding:12px 20px;border-radius:6px;font-weight:bold;text-decoration:none;` +
  `color:${tokens.themes.classic.light.contrast.primary};background:hsl(${String(h)},${String(s)}%,${String(l)}%)`;
const FOOTNOTE = "margin:0 0 16px;font-size:13px;color:#5a5a66;word-break:break-word";

export function MailDocument({
  locale,
  brandName,
  siteUrl,
  subject,
  greeting,
  paragraphs,
  sections = [],
  button,
  footnotes,
  footLink,
}: MailContent) {
  return (
    <html lang={LANGUAGES[locale].tag}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{subject}</title>
      </head>
      <body style={PAGE}>
        <div style={SHEET}>
          <p style={BRAND}>{brandName}</p>
          <p style={TEXT}>{greeting}</p>
          {paragraphs.map((paragraph) => (
            <p style={TEXT}>
              {partsOf(paragraph).map(({ text, href }) => (href === null ? text : <a href={href}>{text}</a>))}
            </p>
          ))}
          {sections.map((section) => (
            <Section {...section} />
          ))}
          {button ? (
            <p style="margin:24px 0">
              <a style={BUTTON} href={button.href}>
                {button.label}
              </a>
            </p>
          ) : null}
          {button ? <p style={FOOTNOTE}>{button.href}</p> : null}
          {footnotes.map((footnote) => (
            <p style={FOOTNOTE}>{footnote}</p>
          ))}
          {footLink ? (
            <p style={FOOTNOTE}>
              <a style="color:#5a5a66" href={footLink.href}>
                {footLink.label}
              </a>
            </p>
          ) : null}
          <p style={FOOTNOTE}>
            <a style="color:#5a5a66" href={siteUrl}>
              {siteUrl}
            </a>
          </p>
        </div>
      </body>
    </html>
  );
}

function Section({ title, links }: MailSection) {
  return (
    <div>
      <h2 style={SECTION}>{title}</h2>
      <ul style={LIST}>
        {links.map(({ label, href }) => (
          <li style={ITEM}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
