import type { GalleryItemView } from "~/view-models/game-gallery";
import { Picture } from "../ui/picture";

type LightboxItemProps = { item: GalleryItemView; name: string };

/** A picture at full size, or a video that waits to be started. */
export function LightboxItem({ item: { kind, url, full }, name }: LightboxItemProps) {
  if (kind === "IMAGE") return <Picture picture={full} sizes="100vw" isEager />;
  return (
    <video src={url} poster={full.src} controls muted loop playsInline preload="none" aria-label={name}>
      <track kind="captions" />
    </video>
  );
}
