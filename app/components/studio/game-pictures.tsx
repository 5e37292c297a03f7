import { useText } from "~/i18n/use-text";
import type { GamePictureView, StudioGameView } from "~/view-models/studio/studio-game";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { StudioField } from "./studio-field";
import { StudioForm } from "./studio-form";

const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif";

type GamePicturesProps = {
  game: Pick<StudioGameView, "title" | "covers" | "graphics">;
  result: StudioRefusal | undefined;
};

export function GamePictures({ game: { title, covers, graphics }, result }: GamePicturesProps) {
  const t = useText();
  return (
    <section className="panel section" aria-labelledby="covers">
      <h2 className="heading-small" id="covers">
        {t("studios.pictures")}
      </h2>
      <h3 className="studio-subheading">{t("studios.cover")}</h3>
      <PictureList pictures={covers} title={title} removal="remove-cover" />
      <AddPicture intent="add-cover" label={t("studios.newCover")} button={t("studios.uploadCover")} result={result} />
      <h3 className="studio-subheading">{t("studios.gallery")}</h3>
      <PictureList pictures={graphics} title={title} removal="remove-graphic" />
      <AddPicture
        intent="add-graphic"
        label={t("studios.newPicture")}
        button={t("studios.addPicture")}
        result={result}
      />
    </section>
  );
}

type PictureListProps = { pictures: GamePictureView[]; title: string; removal: string };

function PictureList({ pictures, title, removal }: PictureListProps) {
  const t = useText();
  if (pictures.length === 0) return null;
  return (
    <ul className="studio-pictures">
      {pictures.map(({ id, url }, index) => (
        <li key={id}>
          <img src={url} alt={t("studios.pictureOf", { number: index + 1, title })} loading="lazy" />
          <StudioForm
            form={{ intent: removal, subject: id }}
            button={
              <span>
                {t("studios.remove")}
                <span className="visually-hidden"> {t("studios.pictureOf", { number: index + 1, title })}</span>
              </span>
            }
          />
        </li>
      ))}
    </ul>
  );
}

type AddPictureProps = { intent: string; label: string; button: string; result: StudioRefusal | undefined };

function AddPicture({ intent, label, button, result }: AddPictureProps) {
  const t = useText();
  return (
    <StudioForm form={{ intent }} button={button} hasFile>
      <StudioField
        form={{ intent }}
        name="file"
        type="file"
        label={label}
        help={t("studios.pictureHelp")}
        accept={PICTURE_TYPES}
        result={result}
      />
    </StudioForm>
  );
}
