import { useEffect, useState } from "react";
import { schedulePopup, markPopupSeen } from "~/browser/popup-delay";
import type { FeedSectionOf } from "~/view-models/home-feed";
import { useRootData } from "../frame/use-root-data";
import { ButtonLink } from "../ui/button-link";
import { Dialog } from "../ui/dialog";
import { Picture } from "../ui/picture";

export type PopupProps = { section: FeedSectionOf<"POPUP" | "DISCORD_POPUP"> };

export function Popup({ section: { type, popup, label } }: PopupProps) {
  const [isOpen, setOpen] = useState(false);
  const { community } = useRootData().publicSettings.links;
  const href = popup.action?.href ?? (type === "DISCORD_POPUP" ? community : null);
  const { id, kicker, title, text, picture } = popup;
  // A community popup has no target without a configured community.
  const canOpen = type === "POPUP" || href !== null;

  useEffect(() => {
    if (!canOpen) return undefined;
    return schedulePopup(id, () => {
      markPopupSeen(id);
      setOpen(true);
    });
  }, [id, canOpen]);

  if (!isOpen) return null;
  const close = () => setOpen(false);
  return (
    <Dialog
      title={title}
      onClose={close}
      actions={
        href !== null && (
          <div className="actions">
            <ButtonLink href={href} variant="primary">
              {label}
            </ButtonLink>
          </div>
        )
      }
    >
      {kicker !== null && <p className="text-small muted">{kicker}</p>}
      {picture && (
        <span className="cover">
          <Picture picture={picture} sizes="472px" />
        </span>
      )}
      {text !== null && <p>{text}</p>}
    </Dialog>
  );
}
