import { useText } from "~/i18n/use-text";
import type { GamePicturesView, GamePictureView } from "~/view-models/studio/game-pictures";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { StudioField } from "../studio/studio-field";
import { StudioForm } from "../studio/studio-form";

export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif";

type GalleryProps = { pictures: GamePicturesView; result: StudioRefusal | undefined };

/** Of the studio's page of a game, and of the desk's. */
export function Gallery({ pictures: { title, graphics, canChange }, result }: GalleryProps) {
  const t = useText();
  const form = { intent: "add-graphic" };
  return (
    <>
      <PictureList pictures={graphics} title={title} removal={canChange ? "remove-graphic" : null} />
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
};

export function PictureList({ pictures, title, removal }: PictureListProps) {
  const t = useText();
  if (pictures.length === 0) return null;
  return (
    <ul className="game-pictures">
      {pictures.map(({ id, url }, index) => (
        <li key={id}>
          <img src={url} alt={t("studios.pictureOf", { number: index + 1, title })} loading="lazy" />
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
