import { useText } from "~/i18n/use-text";
import type { PictureView } from "~/view-models/picture";
import { Picture } from "../ui/picture";

type GameGalleryProps = { pictures: readonly PictureView[] };

const LARGE_SIZES = "(max-width: 900px) 60vw, 510px";
const SMALL_SIZES = "(max-width: 900px) 30vw, 255px";

/** One large picture and two beside it. */
export function GameGallery({ pictures }: GameGalleryProps) {
  const t = useText();
  return (
    <section className="sec">
      <header className="sh">
        <div>
          <h2>{t("game.gallery")}</h2>
        </div>
      </header>
      <div className="gal">
        {pictures.map((picture, index) => (
          <span key={picture.src} className="cover">
            <Picture picture={picture} sizes={index === 0 ? LARGE_SIZES : SMALL_SIZES} />
          </span>
        ))}
      </div>
    </section>
  );
}
