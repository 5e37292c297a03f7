import { useState, type DragEvent } from "react";

/** A file that is dropped on the form becomes that of its field. */
export function useFileDrop(field: string) {
  const [isTarget, setIsTarget] = useState(false);
  const dropHandlers = {
    onDragOver: (event: DragEvent<HTMLFormElement>) => {
      event.preventDefault();
      setIsTarget(true);
    },
    onDragLeave: () => setIsTarget(false),
    onDrop: (event: DragEvent<HTMLFormElement>) => {
      event.preventDefault();
      setIsTarget(false);
      const input = event.currentTarget.elements.namedItem(field);
      const { files } = event.dataTransfer;
      if (input instanceof HTMLInputElement && files.length > 0) input.files = files;
    },
  };
  return { isTarget, dropHandlers };
}
