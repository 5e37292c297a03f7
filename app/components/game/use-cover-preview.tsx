import { useState, type ReactNode } from "react";
import { useLazyPart } from "../ui/use-lazy-part";

type Pointer = { onPointerEnter: () => void; onPointerLeave: () => void };
type CoverPreviewUse = { preview: ReactNode; pointer: Pointer | null };

const loadPreview = async () => (await import("./cover-preview")).CoverPreview;

/** The video of a card while somebody points at it; its code comes with the first such moment. */
export function useCoverPreview(videoUrl: string | null): CoverPreviewUse {
  const [Preview, askForPreview] = useLazyPart(loadPreview);
  const [isPointedAt, setPointedAt] = useState(false);
  if (videoUrl === null) return { preview: null, pointer: null };
  const pointer = {
    onPointerEnter: () => {
      askForPreview();
      setPointedAt(true);
    },
    onPointerLeave: () => setPointedAt(false),
  };
  return { preview: isPointedAt && Preview && <Preview videoUrl={videoUrl} />, pointer };
}
