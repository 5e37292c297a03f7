import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTheatre } from "~/browser/player-flags";
import { useFullscreen } from "~/browser/use-fullscreen";
import { TextProvider } from "~/i18n/use-text";
import type { ControlGroupView } from "~/view-models/game-controls";
import common from "../../../public/locales/en/common.json";
import game from "../../../public/locales/en/game.json";
import { PlayerBar } from "./player-bar";

const CONTROLS: ControlGroupView[] = [
  { title: "Keyboard", parts: [{ title: "", controls: [{ action: "Jump", keys: ["Space", "↑"] }] }] },
];

const onChange = vi.fn();

function Bar({ controls = CONTROLS }: { controls?: ControlGroupView[] }) {
  const target = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const fullscreen = useFullscreen(target, onChange);
  const [isTheatre, setTheatre] = useTheatre();
  return (
    <TextProvider language="en" messages={{ ...common, ...game }}>
      <div ref={target} data-theatre={isTheatre} data-testid="player" />
      <PlayerBar
        {...{ note: null, scoreType: "points", controls, onRestart: null, isTheatre, onTheatre: setTheatre }}
        fullscreen={fullscreen}
        fullscreenButton={button}
      />
    </TextProvider>
  );
}

beforeEach(() => {
  onChange.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it("shows the controls in a dialog that can be closed", async () => {
  render(<Bar />);
  const button = screen.getByRole("button", { name: "Controls" });
  await userEvent.click(button);
  expect(await screen.findByRole("dialog", { name: "Controls" })).toHaveTextContent("JumpSpace↑");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("has no button for missing controls", () => {
  render(<Bar controls={[]} />);
  expect(screen.queryByRole("button", { name: "Controls" })).not.toBeInTheDocument();
});

it("keeps theatre mode for the next game", async () => {
  const { unmount } = render(<Bar />);
  await userEvent.click(screen.getByRole("button", { name: "Theatre mode", pressed: false }));
  unmount();
  render(<Bar />);
  expect(screen.getByRole("button", { name: "Theatre mode", pressed: true })).toBeInTheDocument();
  expect(screen.getByTestId("player")).toHaveAttribute("data-theatre", "true");
  await userEvent.click(screen.getByRole("button", { name: "Theatre mode" }));
});

it("fills the window if the browser has no fullscreen for elements", async () => {
  Object.defineProperty(document, "fullscreenEnabled", { configurable: true, value: false });
  const { unmount } = render(<Bar />);
  await userEvent.click(screen.getByRole("button", { name: "Fullscreen" }));
  expect(document.documentElement).toHaveAttribute("data-filled");
  expect(onChange).toHaveBeenLastCalledWith(true);
  await userEvent.click(screen.getByRole("button", { name: "Leave fullscreen" }));
  expect(document.documentElement).not.toHaveAttribute("data-filled");
  expect(onChange).toHaveBeenLastCalledWith(false);
  await userEvent.click(screen.getByRole("button", { name: "Fullscreen" }));
  unmount();
  expect(document.documentElement).not.toHaveAttribute("data-filled");
});
