import { useText } from "~/i18n/use-text";
import type { AnnouncementPreviewView } from "~/view-models/desk/announcement-page";
import { Icon } from "../ui/icon";
import { DeskPanel } from "./desk-panel";

type AnnouncementPreviewProps = { previews: readonly AnnouncementPreviewView[] };

/** What the mail says in each reader's language. */
export function AnnouncementPreview({ previews }: AnnouncementPreviewProps) {
  const t = useText();
  return (
    <DeskPanel id="preview" title={t("desk.announcementPreview")}>
      <div className="desk-panel-body">
        <p className="muted">{t("desk.announcementPreviewText")}</p>
        {previews.map(({ locale, language, textLocale, subject, paragraphs }, index) => (
          <details key={locale} className="desk-language" open={index === 0}>
            <summary>
              <b lang={locale}>{language}</b>
              {textLocale !== locale && <span className="muted">{t("desk.textMissing")}</span>}
              <Icon name="chevron-down" size="small" />
            </summary>
            <div className="desk-language-preview" lang={textLocale}>
              <p>
                <b>{subject}</b>
              </p>
              {paragraphs.map((parts, paragraph) => (
                <p key={paragraph} className="desk-quote">
                  {parts.map(({ text, href }, part) =>
                    href === null ? (
                      text
                    ) : (
                      <a key={part} className="text-link" href={href} rel="noreferrer">
                        {text}
                      </a>
                    ),
                  )}
                </p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </DeskPanel>
  );
}
