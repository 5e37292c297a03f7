import type { ComponentPropsWithoutRef, RefObject } from "react";

type UsernameInputProps = ComponentPropsWithoutRef<"input"> & { inputRef?: RefObject<HTMLInputElement> };

export function UsernameInput({ inputRef, ...attributes }: UsernameInputProps) {
  return (
    <input
      {...attributes}
      ref={inputRef}
      className="text-input"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
