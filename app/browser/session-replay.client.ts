import { getClient, replayIntegration } from "@sentry/remix";

let isStarted = false;

/**
 * Records what happens in the tab, every text masked and every picture, video and frame left out. The recording is not
 * compressed: that would take a worker from a blob, which the page's content security policy does not allow.
 */
export function startReplay(): void {
  if (isStarted) return;
  isStarted = true;
  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    useCompression: false,
    // These name every address that the tab asks for, with its query.
    beforeAddRecordingEvent: (event) => (event.data.tag === "performanceSpan" ? null : event),
  });
  getClient()?.addIntegration(replay);
}
