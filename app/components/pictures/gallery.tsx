import { useText } from "~/i18n/use-text";
import type { GamePicturesView, GamePictureView } from "~/view-models/studio/game-pictures";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { useKeptFocus } from "../ui/use-kept-focus";
import { StudioField } from "../studio/studio-field";
import { StudioForm } from "../studio/studio-form";
import { PictureMoves } from "./picture-moves";

export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif";

type GalleryProps = { pictures: GamePicturesView; result: StudioRefusal | undefined };

/** Of the studio's page of a game, and of the desk's. */
export function Gallery({ pictures: { title, graphics, canChange }, result }: GalleryProps) {
  const t = useText();
  const form = { intent: "add-graphic" };
  return (
    <>
      <PictureList
        pictures={graphics}
        title={title}
        removal={canChange ? "remove-graphic" : null}
        isOrdered={canChange}
      />
      {canChange && (
        <StudioForm form={form} label={t("studios.addPicture")} button={t("studios.addPicture")} hasFile>
          <StudioField
            {...{ form, result }}
            name="file"
            type="file"
            label={t("studios.newPicture")}
            help={t("studios.pictureHelp")}
            accept={PICTURE_TYPES}
          />
        </StudioForm>
      )}
    </>
  );
}

type PictureListProps = {
  pictures: readonly GamePictureView[];
  title: string;
  /** The intent that removes one. */
  removal: string | null;
  /** Each can be moved. */
  isOrdered?: boolean;
};

export function PictureList({ pictures, title, removal, isOrdered = false }: PictureListProps) {
  const t = useText();
  const keptFocus = useKeptFocus(pictures.map(({ id }) => id).join(" "));
  if (pictures.length === 0) return null;
  return (
    <ul className="game-pictures" {...keptFocus}>
      {pictures.map(({ id, url }, index) => (
        <li key={id}>
          <img src={url} alt={t("studios.pictureOf", { number: index + 1, title })} loading="lazy" />
          {isOrdered && pictures.length > 1 && (
            <PictureMoves
              subject={id}
              name={t("studios.pictureOf", { number: index + 1, title })}
              place={index + 1}
              count={pictures.length}
            />
          )}
          {removal !== null && (
            <StudioForm
              form={{ intent: removal, subject: id }}
              button={
                <span>
                  {t("studios.remove")}
                  <span className="visually-hidden"> {t("studios.pictureOf", { number: index + 1, title })}</span>
                </span>
              }
            />
          )}
        </li>
      ))}
    </ul>
  );
}
