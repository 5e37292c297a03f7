import { useState, type ComponentType, type MouseEvent } from "react";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { useRootData } from "./use-root-data";

export function CookieLink() {
  const t = useText();
  const href = paths.cookies(useRootData().locale);
  const [Settings, setSettings] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import("./cookie-dialog").then(
      ({ CookieDialog }) => setSettings(() => CookieDialog),
      () => location.assign(href),
    );
  };
  return (
    <>
      <a href={href} onClick={open}>
        {t("cookies.label")}
      </a>
      {Settings && <Settings onClose={() => setSettings(null)} />}
    </>
  );
}
