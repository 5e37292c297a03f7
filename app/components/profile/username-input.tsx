import type { ComponentPropsWithoutRef, RefObject } from "react";

type UsernameInputProps = ComponentPropsWithoutRef<"input"> & { inputRef?: RefObject<HTMLInputElement> };

/** A field for the name of an account, which no device corrects or fills in. */
export function UsernameInput({ inputRef, ...attributes }: UsernameInputProps) {
  return (
    <input {...attributes} ref={inputRef} className="inp" autoComplete="off" autoCapitalize="none" spellCheck={false} />
  );
}
