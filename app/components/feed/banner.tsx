import type { FeedSectionOf } from "~/view-models/home-feed";
import type { BannerArt } from "~/view-models/sections/banner";
import { ButtonLink } from "../ui/button-link";
import { Picture } from "../ui/picture";
import { BannerAnimation } from "./banner-animation";

const SIZES = "(max-width: 900px) 100vw, 396px";

type BannerProps = { section: FeedSectionOf<"BANNER"> };

export function Banner({ section: { id, banner, art, animation } }: BannerProps) {
  const { kicker, title, text, action } = banner;
  const headingId = `banner-${id}`;
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className="banner">
        <div>
          {kicker !== null && <p className="banner-kicker">{kicker}</p>}
          <h2 id={headingId}>{title}</h2>
          {text !== null && <p>{text}</p>}
          {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
        </div>
        {(art.length > 0 || animation) && (
          <div className="banner-art" aria-hidden="true">
            <BannerPicture art={art} />
            {animation && <BannerAnimation animation={animation} />}
          </div>
        )}
      </div>
    </section>
  );
}

type BannerPictureProps = { art: readonly BannerArt[] };

function BannerPicture({ art }: BannerPictureProps) {
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
