import type { CSSProperties, ReactNode } from "react";
import type { TextKey } from "~/i18n/text-keys";
import { useText } from "~/i18n/use-text";
import { linkPreviewPosition } from "~/rules/link-preview-position";
import type { GamePicturesView, ShownCover } from "~/view-models/studio/game-pictures";
import { Cover } from "../game/cover";
import { Picture } from "../ui/picture";

type CoverPlacesProps = { pictures: GamePicturesView; cover: ShownCover | null; isLive: boolean };

/** Each place with a cover, in the size and shape that it has there on a wide screen. */
export function CoverPlaces({ pictures, cover, isLive }: CoverPlacesProps) {
  const t = useText();
  return (
    <section className="cover-places" aria-label={t("studios.preview.heading")}>
      <h3 className="heading-small">{t("studios.preview.heading")}</h3>
      <p className="muted">
        {t(isLive ? "studios.preview.live" : cover ? "studios.preview.stored" : "studios.preview.none")}
      </p>
      {cover && (
        <div className="places">
          <CardPlaces {...pictures} cover={cover} />
          <RowPlaces {...pictures} cover={cover} />
          <LargePlaces {...pictures} cover={cover} />
        </div>
      )}
    </section>
  );
}

type PlacesProps = Pick<GamePicturesView, "title" | "studioName"> & { cover: ShownCover };

function CardPlaces({ title, studioName, cover: { wide, narrow } }: PlacesProps) {
  return (
    <>
      <Place look="place" text="studios.place.card">
        <div className="game-card">
          <Cover picture={narrow} shape="4:3" sizes="220px" />
          <p className="card-title">{title}</p>
          <p className="card-meta">{studioName}</p>
        </div>
      </Place>
      <Place look="place place--large-card" text="studios.place.largeCard">
        <div className="game-card game-card--large">
          <Cover picture={narrow} shape="4:3" sizes="460px" />
          <p className="card-title">{title}</p>
          <p className="card-meta">{studioName}</p>
        </div>
      </Place>
      <Place look="place place--challenge" text="studios.place.challenge">
        <div className="surface-card">
          <Cover picture={wide} shape="16:9" sizes="380px" />
          <div className="card-body">
            <p className="card-title">{title}</p>
            <p className="card-subtitle">{studioName}</p>
          </div>
        </div>
      </Place>
    </>
  );
}

function RowPlaces({ title, studioName, cover: { wide } }: PlacesProps) {
  return (
    <>
      <Place look="place place--search" text="studios.place.search">
        <div className="place-row">
          <Cover picture={wide} shape="16:9" sizes="208px" />
          <p>
            <b>{title}</b>
            <br />
            <span className="muted">{studioName}</span>
          </p>
        </div>
      </Place>
      <Place look="place place--small" text="studios.place.small">
        <div className="place-row">
          <Cover picture={wide} shape="16:9" sizes="96px" />
          <b>{title}</b>
        </div>
      </Place>
    </>
  );
}

function LargePlaces({ title, studioName, cover: { wide } }: PlacesProps) {
  const position: CSSProperties & Record<"--link-position", string> = {
    "--link-position": `${String(linkPreviewPosition(wide.focusX))}%`,
  };
  return (
    <>
      <Place look="place place--shelf" text="studios.place.shelf">
        <div className="place-shelf">
          <i />
          <Picture picture={wide} sizes="56px" />
          <p>
            <b>{title}</b>
          </p>
          <Picture picture={wide} sizes="656px" />
        </div>
      </Place>
      <Place look="place place--poster" text="studios.place.poster">
        <Cover picture={wide} shape="16:9" sizes="460px" />
      </Place>
      <Place look="place place--link" text="studios.place.link">
        <div className="place-link" style={position}>
          <p>
            <b>{title}</b>
            <span>{studioName}</span>
          </p>
          <i />
          <Picture picture={wide} sizes="230px" />
        </div>
      </Place>
    </>
  );
}

type PlaceProps = { look: string; text: TextKey; children: ReactNode };

/** What it shows besides the cover says nothing new. */
function Place({ look, text, children }: PlaceProps) {
  const t = useText();
  return (
    <figure className={look}>
      <figcaption className="text-small muted">{t(text)}</figcaption>
      <div aria-hidden="true">{children}</div>
    </figure>
  );
}
