import { useText } from "~/i18n/use-text";
import { useRootData } from "./use-root-data";

export function useAccountName(): string {
  const t = useText();
  const { user } = useRootData().session;
  return [user?.username, user?.name, user?.email].find(Boolean) ?? t("account.fallbackName");
}
