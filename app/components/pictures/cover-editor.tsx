import { useText } from "~/i18n/use-text";
import type { GamePicturesView } from "~/view-models/studio/game-pictures";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { StudioField } from "../studio/studio-field";
import { StudioForm } from "../studio/studio-form";
import { CoverPlaces } from "./cover-places";
import { CropFields } from "./crop-fields";
import { PICTURE_TYPES, PictureList } from "./gallery";
import { useCoverForm } from "./use-cover-form";

type CoverEditorProps = { pictures: GamePicturesView; result: StudioRefusal | undefined };

/** Of the studio's page of a game, and of the desk's. Without scripts the numbers alone choose the parts. */
export function CoverEditor({ pictures, result }: CoverEditorProps) {
  const { title, covers, canChange } = pictures;
  const { form, chosen, crops, cover, isUnreadable, choose, read, move } = useCoverForm(pictures.cover);
  const key = covers[0]?.id ?? "";
  return (
    <>
      <PictureList pictures={covers} title={title} removal={canChange ? "remove-cover" : null} />
      {canChange && (
        <div key={key} ref={form} onInput={read}>
          <CoverForm replaces={key} {...{ chosen, crops, isUnreadable, choose, move, result }} />
        </div>
      )}
      <CoverPlaces pictures={pictures} cover={cover} isLive={chosen !== null} />
    </>
  );
}

type CoverFormProps = Pick<ReturnType<typeof useCoverForm>, "chosen" | "crops" | "isUnreadable" | "choose" | "move"> & {
  replaces: string;
  result: StudioRefusal | undefined;
};

function CoverForm({ replaces, chosen, crops, isUnreadable, choose, move, result }: CoverFormProps) {
  const t = useText();
  const form = { intent: "add-cover" };
  return (
    <StudioForm
      form={form}
      label={t("studios.uploadCover")}
      button={t("studios.uploadCover")}
      fields={{ replaces }}
      variant="inverse"
      hasFile
    >
      <StudioField
        {...{ form, result }}
        name="file"
        type="file"
        label={t("studios.newCover")}
        help={t("studios.coverHelp")}
        accept={PICTURE_TYPES}
        onChange={choose}
      />
      <p>{t("studios.cropText")}</p>
      {isUnreadable && (
        <p className="field-message" role="alert">
          {t("studios.crop.unreadable")}
        </p>
      )}
      <div className="crops">
        <CropFields shape="wide" crop={crops.wide} {...{ form, chosen, move, result }} />
        <CropFields shape="narrow" crop={crops.narrow} {...{ form, chosen, move, result }} />
      </div>
    </StudioForm>
  );
}
