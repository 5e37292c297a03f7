import { useFocusAfterRemoval } from "~/browser/use-focus-after-removal";
import type { TextKey } from "~/i18n/text-keys";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { SecurityView } from "~/view-models/account-security";
import { useRootData } from "../frame/use-root-data";
import { ChangeButton } from "./change-button";
import { DETAILS_ERROR_TEXTS } from "./problem-texts";

const ERROR_TEXTS: Record<string, TextKey> = DETAILS_ERROR_TEXTS;

/** Few accounts have tools: without any, there is nothing to see. */
export function ConnectedTools({ tools }: Pick<SecurityView, "tools">) {
  const t = useText();
  const heading = useFocusAfterRemoval(tools?.length ?? 0);
  const action = paths.accountDetails(useRootData().locale);
  if (tools?.length === 0) return null;
  return (
    <section className="panel section" aria-labelledby="tools">
      <h3 id="tools" tabIndex={-1} ref={heading}>
        {t("security.tools")}
      </h3>
      <p className="muted">{t(tools === null ? "security.noSessions" : "security.toolsText")}</p>
      {tools && (
        <ul className="records records--plain">
          {tools.map(({ connectionId, name, lastActive }) => (
            <li key={connectionId}>
              <div>
                <p>{name}</p>
                <p className="muted">{lastActive}</p>
              </div>
              <ChangeButton
                action={action}
                fields={{ intent: "end-tool", connectionId }}
                label={t("security.endTool")}
                of={name}
                variant="outline"
                errorTexts={ERROR_TEXTS}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
