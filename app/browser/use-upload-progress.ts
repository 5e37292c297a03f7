import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { Locale } from "~/i18n/locales";
import { studioPaths } from "~/studio-paths";
import type { UploadProgressView } from "~/view-models/studio/upload";
import { startPoll } from "./poll";
import { fetchPortal } from "./portal-request";
import { isUploadResponse } from "./send-upload";

const INTERVAL_MS = 1_500;
const LIMIT_MS = 10_000;

/** Asks how far a running upload is; loads the page again when it has ended. */
export function useUploadProgress(uploadId: string, loaded: UploadProgressView, locale: Locale): UploadProgressView {
  const { revalidate } = useRevalidator();
  const [latest, setLatest] = useState(loaded);
  const isRunning = loaded.progress !== null;
  useEffect(() => {
    if (!isRunning) return;
    const { stop } = startPoll({
      intervalMs: INTERVAL_MS,
      limitMs: LIMIT_MS,
      request: async (signal) => {
        const answer = await fetchPortal(studioPaths.uploadState(locale, uploadId), { signal });
        if (signal.aborted || !isUploadResponse(answer)) return;
        setLatest(answer);
        if (answer.progress === null) revalidate();
      },
    });
    return stop;
  }, [isRunning, locale, revalidate, uploadId]);
  return isRunning ? latest : loaded;
}
