import { useEffect, useMemo, useRef, useState, type ChangeEvent } from "react";
import { openPicture, type ChosenPicture } from "~/browser/chosen-picture";
import type { ShownCover } from "~/view-models/studio/game-pictures";
import { CENTRED, croppedPart, focusOf, type CoverCrop, type CoverShape } from "~contract/entities/cover-crop";
import { cropFieldName } from "./crop-fields";

type Crops = Record<CoverShape, CoverCrop>;

/** The fields hold what is sent; the state follows them, for the frames and previews. */
export function useCoverForm(stored: ShownCover | null) {
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
  const choose = ({ target }: Pick<ChangeEvent<HTMLInputElement>, "target">) => {
    const file = target.files?.[0] ?? null;
    lastFile.current = file;
    void (file ? openPicture(file) : Promise.resolve(null)).then((picture) => {
      if (lastFile.current !== file) return;
      setChosen(picture);
      setUnreadable(file !== null && picture === null);
      read();
    });
  };
  useEffect(() => {
    // React replays no change made before hydration, nor a browser's restored form.
    const target = form.current?.querySelector<HTMLInputElement>("[type=file]");
    if (target?.files?.length) choose({ target });
  }, []);
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
