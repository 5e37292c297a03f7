import type { ReactNode } from "react";
import { PixelField, type PixelFace } from "./pixel-field";

type ErrorScreenProps = {
  face: PixelFace;
  heading: string;
  text: string;
  note?: string | null;
  children?: ReactNode;
};

export function ErrorScreen({ face, heading, text, note = null, children }: ErrorScreenProps) {
  return (
    <div className="in">
      <div className="err">
        <PixelField face={face} />
        <div>
          <h1>{heading}</h1>
          <p className="lead">{text}</p>
          <div className="row wrap">{children}</div>
          {/* Only the server knows the id of an early failure: hydration keeps its text. */}
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
