import { createContext, useContext, useMemo, type ReactNode } from "react";
import type { Messages, Translate } from "./text-keys";
import { createTranslator } from "./translator";

const TextContext = createContext<Translate>((key) => key);

type TextProviderProps = { language: string; messages: Messages; children: ReactNode };

export function TextProvider({ language, messages, children }: TextProviderProps) {
  const translate = useMemo(() => createTranslator(language, messages), [language, messages]);
  return <TextContext.Provider value={translate}>{children}</TextContext.Provider>;
}

export function useText(): Translate {
  return useContext(TextContext);
}
