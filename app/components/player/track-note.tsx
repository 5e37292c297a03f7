import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";

type TrackNoteProps = { usualHref: string | null };

export function TrackNote({ usualHref }: TrackNoteProps) {
  const t = useText();
  if (usualHref === null) return null;
  return (
    <p className="muted">
      {t("player.track")}{" "}
      <Link className="text-link" to={usualHref}>
        {t("player.usualTrack")}
      </Link>
    </p>
  );
}
