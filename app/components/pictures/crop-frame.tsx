import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from "react";
import type { ChosenPicture } from "~/browser/chosen-picture";
import { useText } from "~/i18n/use-text";
import { croppedPart, type CoverCrop, type CoverShape } from "~contract/entities/cover-crop";

const STEP = 1;
const BIG_STEP = 10;
/** Of the shown picture; its width follows. */
const MAX_HEIGHT_PX = 320;

const STEPS: Record<string, { x: number; y: number } | undefined> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

type CropFrameProps = {
  label: string;
  shape: CoverShape;
  crop: CoverCrop;
  picture: ChosenPicture;
  onMove: (to: Pick<CoverCrop, "x" | "y">) => void;
};

/** The chosen part, on the whole picture; the fields below it do the same. */
export function CropFrame({ label, shape, crop, picture: { size, url }, onMove }: CropFrameProps) {
  const t = useText();
  const part = croppedPart(size, shape, crop);
  const share = (length: number, of: number) => `${String((100 * length) / of)}%`;
  const moveBy = (x: number, y: number) => onMove({ x: inPercent(crop.x + x), y: inPercent(crop.y + y) });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const factor = event.shiftKey ? BIG_STEP : 1;
    moveBy(step.x * factor, step.y * factor);
  };
  const width: CSSProperties & Record<"--crop-width", string> = {
    "--crop-width": `${String(Math.round((MAX_HEIGHT_PX * size.width) / size.height))}px`,
  };
  return (
    <>
      <div className="crop" style={width}>
        <img src={url} width={size.width} height={size.height} alt="" draggable={false} />
        <button
          type="button"
          className="crop-frame"
          aria-label={label}
          style={{
            ...{ left: share(part.left, size.width), top: share(part.top, size.height) },
            ...{ width: share(part.width, size.width), height: share(part.height, size.height) },
          }}
          onKeyDown={onKeyDown}
          {...useDrag(crop, onMove)}
        />
      </div>
      <p className="field-help" aria-live="polite">
        {t("studios.crop.state", crop)}
      </p>
    </>
  );
}

type Drag = { pointerId: number; clientX: number; clientY: number; crop: CoverCrop };

/** Where the frame has no room, it does not move. */
function useDrag(crop: CoverCrop, onMove: CropFrameProps["onMove"]) {
  const drag = useRef<Drag | null>(null);
  const end = () => {
    drag.current = null;
  };
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      currentTarget.setPointerCapture(pointerId);
      drag.current = { pointerId, clientX, clientY, crop };
    },
    onPointerMove: ({ currentTarget: frame, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const start = drag.current;
      const whole = frame.parentElement;
      if (start?.pointerId !== pointerId || !whole) return;
      const movedBy = (distance: number, room: number) => (room >= 1 ? (100 * distance) / room : 0);
      const x = movedBy(clientX - start.clientX, whole.clientWidth - frame.offsetWidth);
      const y = movedBy(clientY - start.clientY, whole.clientHeight - frame.offsetHeight);
      onMove({ x: inPercent(start.crop.x + x), y: inPercent(start.crop.y + y) });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

function inPercent(number: number): number {
  return Math.round(Math.min(100, Math.max(0, number)));
}
