import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { studioPaths } from "~/studio-paths";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { sendUpload, type UploadTarget } from "./send-upload";

export type SendingUpload = { sentBytes: number; totalBytes: number };

/** Sends a zip in parts and then opens the page on which it is checked. */
export function useUpload() {
  const navigate = useNavigate();
  const [sending, setSending] = useState<SendingUpload | null>(null);
  const [refusal, setRefusal] = useState<StudioRefusal>();
  const current = useRef<AbortController>();
  useEffect(() => () => current.current?.abort(), []);

  const send = async (file: File, target: UploadTarget) => {
    if (current.current) return;
    const { signal } = (current.current = new AbortController());
    const onProgress = (sentBytes: number) => setSending({ sentBytes, totalBytes: file.size });
    setRefusal(undefined);
    onProgress(0);
    const result = await sendUpload(file, target, { signal, onProgress });
    current.current = undefined;
    setSending(null);
    if (result.ok) navigate(studioPaths.upload(target.locale, result.uploadId));
    else if (!signal.aborted) setRefusal(result);
  };

  return { sending, refusal, send, stop: () => current.current?.abort() };
}
