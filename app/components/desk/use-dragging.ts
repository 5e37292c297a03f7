import { useSubmit } from "@remix-run/react";
import { useState, type DragEvent } from "react";
import { mayChangePage } from "./use-unsaved-work";

type Row = { id: string; place: number };

/** The rows of an ordered list: dropped on another row, one takes its place. Buttons move them as well. */
export function useDragging({ intent, version }: { intent: string; version: string }) {
  const submit = useSubmit();
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  return {
    handleOf: ({ id }: Pick<Row, "id">) => ({
      draggable: true,
      onDragStart: ({ dataTransfer, currentTarget }: DragEvent<HTMLElement>) => {
        const row = currentTarget.closest("li");
        dataTransfer.effectAllowed = "move";
        // Firefox drags nothing without data.
        dataTransfer.setData("text/plain", id);
        if (row) dataTransfer.setDragImage(row, 0, 0);
        setDragged(id);
      },
      onDragEnd: end,
    }),
    rowOf: ({ id, place }: Row) => ({
      "data-is-target": target === id,
      onDragOver: (event: DragEvent) => {
        if (dragged === null || dragged === id) return;
        event.preventDefault();
        setTarget(id);
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        end();
        if (!mayChangePage()) return;
        const form = { intent, version, subject: dragged, place: String(place) };
        submit(form, { method: "post", preventScrollReset: true });
      },
    }),
  };
}
