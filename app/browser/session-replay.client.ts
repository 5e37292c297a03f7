import { getClient, replayIntegration } from "@sentry/remix";

let isStarted = false;

/** Compression is off: it needs a worker from a blob, which the CSP forbids. */
export function startReplay(): void {
  if (isStarted) return;
  isStarted = true;
  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    useCompression: false,
    // These contain every requested URL with its query.
    beforeAddRecordingEvent: (event) => (event.data.tag === "performanceSpan" ? null : event),
  });
  getClient()?.addIntegration(replay);
}
