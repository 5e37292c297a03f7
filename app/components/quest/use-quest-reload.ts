import { useLocation, useNavigate } from "@remix-run/react";
import { refreshOverride, withoutRefreshOverride } from "~/rules/refresh-override";
import { useRootData } from "../frame/use-root-data";

/** Dropping the URL's refresh override also requests new quests. */
export function useQuestReload(load: () => void): () => void {
  const { appEnv } = useRootData().publicSettings;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (refreshOverride(search, appEnv) === null) load();
    else navigate(pathname + withoutRefreshOverride(search) + hash, { replace: true, preventScrollReset: true });
  };
}
