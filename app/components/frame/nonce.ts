import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

/** Marks the page's scripts until their hashes are taken (docs/decisions/0073-script-hashes.md); undefined in the browser. */
export const NonceProvider = NonceContext.Provider;

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
