import { createContext, useContext } from "react";

const ReferenceContext = createContext<string | undefined>(undefined);

/** Carries the id under which the log and the error service have this page's request; empty in the browser. */
export const ReferenceProvider = ReferenceContext.Provider;

export function useReference(): string | undefined {
  return useContext(ReferenceContext);
}
