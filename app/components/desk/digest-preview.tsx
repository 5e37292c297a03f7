import { useText } from "~/i18n/use-text";
import type { DigestPreviewView } from "~/view-models/desk/digest-page";
import { Icon } from "../ui/icon";
import { DeskPanel } from "./desk-panel";

type DigestPreviewProps = { previews: readonly DigestPreviewView[]; hasNews: boolean };

/** What whoever looks at it would get, in each language. */
export function DigestPreview({ previews, hasNews }: DigestPreviewProps) {
  const t = useText();
  return (
    <DeskPanel id="preview" title={t("desk.announcementPreview")}>
      <div className="desk-panel-body">
        <p className="muted">{t(hasNews ? "desk.digestPreviewText" : "desk.digestNothing")}</p>
        {previews.map(({ locale, language, subject, text, parts }, index) => (
          <details key={locale} className="desk-language" open={index === 0}>
            <summary>
              <b lang={locale}>{language}</b>
              <Icon name="chevron-down" size="small" />
            </summary>
            <div className="desk-language-preview" lang={locale}>
              <p>
                <b>{subject}</b>
              </p>
              <p className="desk-quote">{text}</p>
              {parts.map(({ title, items }) => (
                <div key={title}>
                  <p>
                    <b>{title}</b>
                  </p>
                  <ul>
                    {items.map((item) => (
                      <li key={item.url + item.title}>
                        <a className="text-link" href={item.url} rel="noreferrer">
                          {item.title}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </details>
        ))}
      </div>
    </DeskPanel>
  );
}
