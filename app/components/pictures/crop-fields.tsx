import type { ChosenPicture } from "~/browser/chosen-picture";
import { useText } from "~/i18n/use-text";
import type { FormName, StudioRefusal } from "~/view-models/studio/studio-refusal";
import {
  CENTRED,
  MAX_COVER_ZOOM,
  maxZoom,
  NO_ZOOM,
  type CoverCrop,
  type CoverShape,
} from "~contract/entities/cover-crop";
import { StudioField } from "../studio/studio-field";
import { CropFrame } from "./crop-frame";

const PART_TEXTS = { wide: "studios.crop.wide", narrow: "studios.crop.narrow" } as const;
const FIELD_TEXTS = { x: "studios.crop.x", y: "studios.crop.y", zoom: "studios.crop.zoom" } as const;
const FIELDS = ["x", "y", "zoom"] as const;

/** As the calls name their parameters. */
export function cropFieldName(shape: CoverShape, field: keyof CoverCrop): string {
  return shape + field.charAt(0).toUpperCase() + field.slice(1);
}

type CropFieldsProps = {
  shape: CoverShape;
  crop: CoverCrop;
  form: FormName;
  chosen: ChosenPicture | null;
  move: (shape: CoverShape, to: Partial<CoverCrop>) => void;
  result: StudioRefusal | undefined;
};

/** Numbers, which become sliders and a frame once there is a picture to look at. */
export function CropFields({ shape, crop, form, chosen, move, result }: CropFieldsProps) {
  const t = useText();
  const part = t(PART_TEXTS[shape]);
  const zoomMax = chosen ? maxZoom(chosen.size, shape) : MAX_COVER_ZOOM;
  return (
    <fieldset className="crop-fields">
      <legend className="field-label">{part}</legend>
      {chosen && (
        <CropFrame
          label={t("studios.crop.frame", { part })}
          {...{ shape, crop }}
          picture={chosen}
          onMove={(to) => move(shape, to)}
        />
      )}
      {FIELDS.map((field) => (
        <StudioField
          key={field}
          {...{ form, result }}
          name={cropFieldName(shape, field)}
          label={t(FIELD_TEXTS[field])}
          type={chosen ? "range" : "number"}
          inputMode="numeric"
          step={1}
          min={field === "zoom" ? NO_ZOOM : 0}
          max={field === "zoom" ? zoomMax : 100}
          saved={String(CENTRED[field])}
        />
      ))}
    </fieldset>
  );
}
