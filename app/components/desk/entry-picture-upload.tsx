import { useText } from "~/i18n/use-text";
import type { EntryPictureView } from "~/view-models/desk/entry-picture";
import type { ShownCover } from "~/view-models/studio/game-pictures";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { CropFields } from "../pictures/crop-fields";
import { PICTURE_TYPES } from "../pictures/gallery";
import { useCoverForm } from "../pictures/use-cover-form";
import { StudioField } from "../studio/studio-field";
import { StudioForm } from "../studio/studio-form";
import { EntryPicturePreview } from "./entry-picture-preview";

type EntryPictureUploadProps = { picture: EntryPictureView; version: string; result: StudioRefusal | undefined };

/** Without scripts the numbers alone choose the part. */
export function EntryPictureUpload({ picture, version, result }: EntryPictureUploadProps) {
  const t = useText();
  const {
    form: container,
    chosen,
    crops,
    cover,
    isUnreadable,
    choose,
    read,
    move,
  } = useCoverForm(toCover(picture.url));
  const form = { intent: "add-picture" };
  const label = t("desk.entryPictureUpload");
  return (
    <>
      <EntryPicturePreview picture={picture} url={cover?.wide.src ?? null} />
      <div ref={container} onInput={read}>
        <StudioForm form={form} label={label} button={label} fields={{ version }} variant="inverse" hasFile>
          <StudioField
            {...{ form, result }}
            name="file"
            type="file"
            label={t("studios.newPicture")}
            help={t("studios.coverHelp")}
            accept={PICTURE_TYPES}
            onChange={choose}
          />
          {isUnreadable && (
            <p className="field-message" role="alert">
              {t("studios.crop.unreadable")}
            </p>
          )}
          <div className="crops">
            <CropFields shape="wide" crop={crops.wide} {...{ form, chosen, move, result }} />
          </div>
        </StudioForm>
      </div>
    </>
  );
}

/** Pages show the one shape. */
function toCover(src: string | null): ShownCover | null {
  if (src === null) return null;
  const wide = { src, srcSet: null, width: 640, height: 360, focusX: null };
  return { wide, narrow: wide };
}
