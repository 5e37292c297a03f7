import { useMemo, useRef, useState, type ChangeEvent } from "react";
import { openPicture, type ChosenPicture } from "~/browser/chosen-picture";
import { useText } from "~/i18n/use-text";
import type { GamePicturesView, ShownCover } from "~/view-models/studio/game-pictures";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { CENTRED, croppedPart, focusOf, type CoverCrop, type CoverShape } from "~contract/entities/cover-crop";
import { StudioField } from "../studio/studio-field";
import { StudioForm } from "../studio/studio-form";
import { CoverPlaces } from "./cover-places";
import { cropFieldName, CropFields } from "./crop-fields";
import { PICTURE_TYPES, PictureList } from "./gallery";

type Crops = Record<CoverShape, CoverCrop>;

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

/** The fields hold what is sent; the state follows them, for the frames and previews. */
function useCoverForm(stored: ShownCover | null) {
  const form = useRef<HTMLDivElement>(null);
  const lastFile = useRef<File | null>(null);
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const [crops, setCrops] = useState<Crops>({ wide: CENTRED, narrow: CENTRED });
  const [earlier, setEarlier] = useState(stored);
  if (earlier?.wide.src !== stored?.wide.src) {
    setEarlier(stored);
    setChosen(null);
    setCrops({ wide: CENTRED, narrow: CENTRED });
  }
  const field = (shape: CoverShape, name: keyof CoverCrop) =>
    form.current?.querySelector<HTMLInputElement>(`[name=${cropFieldName(shape, name)}]`) ?? null;
  const read = () => setCrops({ wide: readCrop("wide"), narrow: readCrop("narrow") });
  const readCrop = (shape: CoverShape) => {
    const number = (name: keyof CoverCrop) => numberIn(field(shape, name), CENTRED[name]);
    return { x: number("x"), y: number("y"), zoom: number("zoom") };
  };
  const move = (shape: CoverShape, to: Partial<CoverCrop>) => {
    for (const name of ["x", "y"] as const) {
      const input = field(shape, name);
      if (input && to[name] !== undefined) input.value = String(to[name]);
    }
    read();
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0] ?? null;
    lastFile.current = file;
    void (file ? openPicture(file) : Promise.resolve(null)).then((picture) => {
      if (lastFile.current !== file) return;
      setChosen(picture);
      setUnreadable(file !== null && picture === null);
      read();
    });
  };
  const live = useMemo(() => chosen && drawCover(chosen, crops), [chosen, crops]);
  return { form, chosen, crops, cover: live ?? stored, isUnreadable, choose, read, move };
}

function numberIn(field: HTMLInputElement | null, otherwise: number): number {
  const number = Number(field?.value === "" ? Number.NaN : field?.value);
  if (!field || !Number.isFinite(number)) return otherwise;
  return Math.round(Math.min(Number(field.max), Math.max(Number(field.min), number)));
}

function drawCover({ size, draw }: ChosenPicture, crops: Crops): ShownCover {
  const [wide, narrow] = [croppedPart(size, "wide", crops.wide), croppedPart(size, "narrow", crops.narrow)];
  const shown = { srcSet: null, focusX: focusOf(wide, narrow) };
  return {
    wide: { ...shown, src: draw(wide, { width: 640, height: 360 }), width: 640, height: 360 },
    narrow: { ...shown, src: draw(narrow, { width: 480, height: 360 }), width: 480, height: 360 },
  };
}
