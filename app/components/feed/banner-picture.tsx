import type { BannerArt } from "~/view-models/sections/banner";
import { Picture } from "../ui/picture";

type BannerPictureProps = { art: readonly BannerArt[] };

const SIZES = "(max-width: 900px) 100vw, 396px";

export function BannerPicture({ art }: BannerPictureProps) {
  const narrowest = art.at(-1);
  if (!narrowest) return null;
  return (
    <picture>
      {art.slice(0, -1).map(({ minWidth, src, srcSet }) => (
        <source
          key={minWidth}
          media={`(min-width: ${String(minWidth)}px)`}
          {...(srcSet === null ? { srcSet: src } : { srcSet, sizes: SIZES })}
        />
      ))}
      <Picture picture={narrowest} sizes={SIZES} />
    </picture>
  );
}
