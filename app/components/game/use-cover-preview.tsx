import { useState, type ReactNode } from "react";
import { useLazyModule } from "../ui/use-lazy-module";

type Pointer = { onPointerEnter: () => void; onPointerLeave: () => void };
type CoverPreviewUse = { preview: ReactNode; pointer: Pointer | null };

const loadPreview = async () => (await import("./cover-preview")).CoverPreview;

export function useCoverPreview(filmUrls: readonly string[]): CoverPreviewUse {
  const [Preview, askForPreview] = useLazyModule(loadPreview);
  const [isPointedAt, setPointedAt] = useState(false);
  if (filmUrls.length === 0) return { preview: null, pointer: null };
  const pointer = {
    onPointerEnter: () => {
      askForPreview();
      setPointedAt(true);
    },
    onPointerLeave: () => setPointedAt(false),
  };
  return { preview: isPointedAt && Preview && <Preview filmUrls={filmUrls} />, pointer };
}
