import { useEffect, useState } from "react";
import { savesData } from "../../browser/saves-data";

const CAPABLE = "(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)";

type CoverPreviewProps = { filmUrls: readonly string[] };

/** A passing pointer must not load the video. */
const STAY_MS = 300;

export function CoverPreview({ filmUrls }: CoverPreviewProps) {
  const [isWanted, setWanted] = useState(false);
  const [plays, setPlays] = useState(false);

  useEffect(() => {
    if (!isPreviewAutoplayAllowed()) return undefined;
    const timer = setTimeout(() => setWanted(true), STAY_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!isWanted) return null;
  return (
    <video
      className={plays ? "cover-preview" : "cover-preview invisible"}
      autoPlay
      muted
      loop
      playsInline
      aria-hidden="true"
      onPlaying={() => setPlays(true)}
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
