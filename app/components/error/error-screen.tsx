import type { ReactNode } from "react";
import { PixelField, type PixelFace } from "./pixel-field";

type ErrorScreenProps = {
  face: PixelFace;
  heading: string;
  text: string;
  /** A small line below the ways on. */
  note?: string | null;
  /** Links that lead on. */
  children?: ReactNode;
};

/** A field of lit pixels with something wrong, what that means, and the ways on. */
export function ErrorScreen({ face, heading, text, note = null, children }: ErrorScreenProps) {
  return (
    <div className="in">
      <div className="err">
        <PixelField face={face} />
        <div>
          <h1>{heading}</h1>
          <p className="lead">{text}</p>
          <div className="row wrap">{children}</div>
          {/* Only the server knows the id of a request that failed before there was an answer: its text stays. */}
          {note !== null && (
            <p className="sm mut note" suppressHydrationWarning>
              {note}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
