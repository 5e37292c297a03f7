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
    <div className="page-width">
      <div className="error-page">
        <PixelField face={face} />
        <div>
          <h1>{heading}</h1>
          <p className="lead">{text}</p>
          <div className="inline-row flex-wrap">{children}</div>
          {/* Only the server knows the id of an early failure: hydration keeps its text. */}
          {note !== null && (
            <p className="text-small muted error-note" suppressHydrationWarning>
              {note}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
