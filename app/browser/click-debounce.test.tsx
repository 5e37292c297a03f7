import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { debounceButtons } from "./click-debounce";

const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
const act = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "Date"] });
  stop = debounceButtons();
  submit.mockClear();
  act.mockClear();
  render(
    <form onSubmit={submit}>
      <input aria-label="name" />
      <button>Send</button>
      <button type="button" onClick={act}>
        <i>Act</i>
      </button>
      <button type="button" data-steps="" onClick={act}>
        Next
      </button>
      <details>
        <summary>More</summary>
      </details>
      <a href="#there" onClick={act}>
        There
      </a>
    </form>,
  );
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

async function click(element: HTMLElement, ...atMs: number[]): Promise<void> {
  const startMs = performance.now();
  for (const time of atMs) {
    vi.advanceTimersByTime(Math.max(0, startMs + time - performance.now()));
    await userEvent.click(element);
  }
}

it("submits a form once for two clicks 380 ms apart, and again after half a second without clicks", async () => {
  await click(screen.getByRole("button", { name: "Send" }), 0, 380);
  expect(submit).toHaveBeenCalledOnce();
  await click(screen.getByRole("button", { name: "Send" }), 500);
  expect(submit).toHaveBeenCalledTimes(2);
});

it("debounces the Enter key in a field", async () => {
  await userEvent.type(screen.getByRole("textbox"), "a{Enter}{Enter}");
  expect(submit).toHaveBeenCalledOnce();
});

it("debounces each button with a handler separately, wherever it is clicked", async () => {
  await click(screen.getByText("Act"), 0, 100, 499);
  expect(act).toHaveBeenCalledOnce();
  await click(screen.getByRole("button", { name: "Send" }), 0);
  expect(submit).toHaveBeenCalledOnce();
});

it("does not debounce steps, menus and links, nor anything after it is stopped", async () => {
  await click(screen.getByText("More"), 0, 100);
  expect(screen.getByRole("group")).not.toHaveAttribute("open");
  await click(screen.getByText("Next"), 0, 100);
  await click(screen.getByText("There"), 0, 100);
  expect(act).toHaveBeenCalledTimes(4);
  stop();
  await click(screen.getByText("Act"), 0, 100);
  expect(act).toHaveBeenCalledTimes(6);
});
