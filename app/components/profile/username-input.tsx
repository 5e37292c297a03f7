import type { ComponentProps } from "react";

/** A field for the name of an account, which no device corrects or fills in. */
export function UsernameInput(attributes: ComponentProps<"input">) {
  return <input {...attributes} className="inp" autoComplete="off" autoCapitalize="none" spellCheck={false} />;
}
