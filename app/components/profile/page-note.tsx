import { useEffect, useRef } from "react";
import { Icon } from "../ui/icon";

type PageNoteProps = { text: string };

/** Takes the focus, so that screen readers announce the refusal. */
export function PageNote({ text }: PageNoteProps) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), [text]);
  return (
    <p className="page-note" role="alert" tabIndex={-1} ref={note}>
      <Icon name="triangle-alert" />
      <span>{text}</span>
    </p>
  );
}
