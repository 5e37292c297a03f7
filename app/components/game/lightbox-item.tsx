import type { GalleryItemView } from "~/view-models/game-gallery";
import { Picture } from "../ui/picture";

type LightboxItemProps = { item: GalleryItemView; name: string };

export function LightboxItem({ item: { kind, url, full, films }, name }: LightboxItemProps) {
  if (kind === "IMAGE") return <Picture picture={full} sizes="100vw" isEager />;
  return (
    <video
      src={films.length > 0 ? undefined : url}
      poster={full.src}
      controls
      muted
      loop
      playsInline
      preload="none"
      aria-label={name}
    >
      {films.map((film) => (
        <source key={film.url} src={film.url} type={film.mimeType} media={film.media} />
      ))}
      <track kind="captions" />
    </video>
  );
}
