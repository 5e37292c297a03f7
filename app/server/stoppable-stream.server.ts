import { shutdownSignal } from "~observe/shutdown";

/** Ends an endless stream when the process stops, before the deadline cuts it off. */
export function stoppableStream(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const finish = () => void reader.cancel().catch(() => undefined);
  shutdownSignal().addEventListener("abort", finish);
  const removeListener = () => {
    shutdownSignal().removeEventListener("abort", finish);
  };
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (!done) {
        controller.enqueue(value);
        return;
      }
      removeListener();
      controller.close();
    },
    async cancel(reason) {
      removeListener();
      await reader.cancel(reason);
    },
  });
}
