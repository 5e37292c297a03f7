import { useEffect, useState } from "react";
import { savesData } from "../../browser/saves-data";

const CAPABLE = "(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)";

type CoverPreviewProps = { filmUrls: readonly string[] };

/** A passing pointer must not load the video. */
const HOVER_DELAY_MS = 300;

export function CoverPreview({ filmUrls }: CoverPreviewProps) {
  const [isRequested, setRequested] = useState(false);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    if (!isPreviewAutoplayAllowed()) return undefined;
    const timer = setTimeout(() => setRequested(true), HOVER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!isRequested) return null;
  return (
    <video
      className={isPlaying ? "cover-preview" : "cover-preview invisible"}
      autoPlay
      muted
      loop
      playsInline
      aria-hidden="true"
      onPlaying={() => setPlaying(true)}
    >
      {filmUrls.map((url) => (
        <source key={url} src={url} />
      ))}
    </video>
  );
}

export function isPreviewAutoplayAllowed(): boolean {
  return window.matchMedia(CAPABLE).matches && !savesData();
}
