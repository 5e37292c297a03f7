import type { ReactNode } from "react";
import { PlayGlyph } from "./play-glyph";

type PlaySlabsProps = { children: ReactNode };

/** The two slabs inside a link or button of class "play" (with "xl" large, with "ink" on a lit bar). */
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
