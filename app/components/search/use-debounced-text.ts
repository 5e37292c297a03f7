import { useEffect, useState, type RefObject } from "react";

const PAUSE_MS = 200;

export function useDebouncedText(input: RefObject<HTMLInputElement>): string {
  const [text, setText] = useState(() => input.current?.value.trim() ?? "");

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    let timer: ReturnType<typeof setTimeout>;
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setText(field.value.trim()), PAUSE_MS);
    };
    field.addEventListener("input", listen);
    return () => {
      clearTimeout(timer);
      field.removeEventListener("input", listen);
    };
  }, [input]);

  return text;
}
