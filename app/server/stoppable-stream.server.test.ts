import { afterEach, expect, it, vi } from "vitest";
import { shutdownSignal } from "~observe/shutdown";
import { stoppableStream } from "./stoppable-stream.server";

afterEach(() => {
  globalThis.subpixelStopping = undefined;
});

const bytes = (text: string) => new TextEncoder().encode(text);

it("ends an endless stream when the process shuts down", async () => {
  const cancelled = vi.fn();
  const endless = new ReadableStream<Uint8Array>({ start: (it) => it.enqueue(bytes("event")), cancel: cancelled });
  const reader = stoppableStream(endless).getReader();
  expect(await reader.read()).toEqual({ done: false, value: bytes("event") });
  const next = reader.read();
  expect(shutdownSignal().aborted).toBe(false);
  globalThis.subpixelStopping?.controller.abort();
  expect((await next).done).toBe(true);
  expect(cancelled).toHaveBeenCalledOnce();
});

it("passes on the end and a cancellation", async () => {
  const short = new ReadableStream<Uint8Array>({
    start(it) {
      it.enqueue(bytes("only"));
      it.close();
    },
  });
  expect(await new Response(stoppableStream(short)).text()).toBe("only");
  const cancelled = vi.fn();
  await stoppableStream(new ReadableStream({ cancel: cancelled })).cancel("gone");
  expect(cancelled).toHaveBeenCalledExactlyOnceWith("gone");
});
