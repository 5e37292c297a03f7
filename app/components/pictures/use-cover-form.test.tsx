import { act } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { useCoverForm } from "./use-cover-form";

function CoverForm() {
  const { form, chosen, isUnreadable, choose } = useCoverForm(null);
  const state = isUnreadable ? "unreadable" : chosen ? "shown" : "nothing chosen";
  return (
    <div ref={form}>
      <input type="file" onChange={choose} />
      <output>{state}</output>
    </div>
  );
}

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function hydrate(files: readonly File[]): Promise<string> {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture")));
  const container = document.createElement("div");
  container.innerHTML = renderToString(<CoverForm />);
  document.body.append(container);
  Object.defineProperty(container.querySelector("input"), "files", { value: files });
  await act(async () => {
    root = hydrateRoot(container, <CoverForm />);
    await Promise.resolve();
  });
  return container.querySelector("output")?.textContent ?? "";
}

it("reads a file that was chosen before hydration", async () => {
  expect(await hydrate([new File(["text"], "cover.png")])).toBe("unreadable");
});

it("waits for a file where none is chosen yet", async () => {
  expect(await hydrate([])).toBe("nothing chosen");
});
