import type { FeedSectionOf } from "~/view-models/home-feed";
import { ButtonLink } from "../ui/button-link";
import { BannerAnimation } from "./banner-animation";
import { BannerPicture } from "./banner-picture";

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
