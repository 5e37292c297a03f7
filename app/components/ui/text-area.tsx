import type { ComponentPropsWithoutRef } from "react";
import { putTypedTextBack } from "~/browser/typed-text";

/** Needs a label. Keeps what was typed before hydration. */
export function TextArea(attributes: ComponentPropsWithoutRef<"textarea">) {
  return <textarea {...attributes} ref={putTypedTextBack} />;
}
