import type { ReactNode } from "react";
import { PlayGlyph } from "./play-glyph";

type PlaySlabsProps = { children: ReactNode };

/** For a link or button of class "play" ("xl" is large, "ink" is on a lit bar). */
export function PlaySlabs({ children }: PlaySlabsProps) {
  return (
    <>
      <i>
        <PlayGlyph />
      </i>
      <span>{children}</span>
    </>
  );
}
