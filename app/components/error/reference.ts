import { createContext, useContext } from "react";

const ReferenceContext = createContext<string | undefined>(undefined);

/** The request's id in the log and error service; undefined in the browser. */
export const ReferenceProvider = ReferenceContext.Provider;

export function useReference(): string | undefined {
  return useContext(ReferenceContext);
}
