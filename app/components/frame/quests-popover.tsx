import { Link } from "@remix-run/react";
import { useState } from "react";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { Icon } from "../ui/icon";
import { useDisclosure } from "../ui/use-disclosure";
import { useLazyModule } from "../ui/use-lazy-module";
import { useRootData } from "./use-root-data";

const loadPanel = () => import("../quest/quest-panel");

export function QuestsPopover() {
  const t = useText();
  const { locale, hasNewQuests, session } = useRootData();
  const details = useDisclosure();
  const [isOpen, setIsOpen] = useState(false);
  const [isNew, setIsNew] = useState(hasNewQuests);
  const [panelModule, startLoading] = useLazyModule(loadPanel);

  const handleToggle = ({ currentTarget }: { currentTarget: HTMLDetailsElement }) => {
    setIsOpen(currentTarget.open);
    if (!currentTarget.open) return;
    setIsNew(false);
    startLoading();
  };
  const close = () => {
    details.current?.removeAttribute("open");
    details.current?.querySelector("summary")?.focus();
  };

  return (
    <details ref={details} onToggle={handleToggle}>
      <summary className="icon-button quests-button" aria-label={t(isNew ? "topBar.questsNew" : "topBar.quests")}>
        <Icon name="list-checks" />
        {isNew && <b className="new-badge">{t("topBar.new")}</b>}
      </summary>
      <div className="popover quests-popover">
        {panelModule ? (
          <panelModule.QuestPanel key={session.user?.userId} isOpen={isOpen} onClose={close} />
        ) : (
          <Link className="button button--text" to={paths.profile(locale)}>
            {t("topBar.questsOnProfile")}
          </Link>
        )}
      </div>
    </details>
  );
}
