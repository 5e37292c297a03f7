import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { InstallPrompt } from "~/browser/install-prompt";
import { DEFAULT_CONSENT } from "~/rules/cookie-consent";
import type { RootData } from "~/view-models/root-data";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import InstallOffer from "./install-offer";
import { useInstallPrompt } from "./use-install-prompt";

const showPrompt = vi.fn(() => Promise.resolve());
const aPrompt = (): InstallPrompt => Object.assign(new Event("beforeinstallprompt"), { prompt: showPrompt });

function Offering() {
  const prompt = useInstallPrompt();
  return prompt && <InstallOffer prompt={prompt} />;
}

const open = (root: Partial<RootData> = {}) =>
  renderInRoot(
    <>
      <Offering />
      <div className="notices" />
    </>,
    { root },
  );

function dispatchInstallPrompt(): void {
  window.installPrompt = aPrompt();
  window.dispatchEvent(window.installPrompt);
}

afterEach(() => {
  window.installPrompt = undefined;
  showPrompt.mockClear();
});

it("is hidden until the browser can install, and prompts after a click", async () => {
  open();
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
  dispatchInstallPrompt();
  const offer = await screen.findByRole("complementary", { name: "Install" });
  expect(offer).toHaveTextContent("Keep Subpixel as an app on this device.");
  expect(showPrompt).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Install" }));
  expect(showPrompt).toHaveBeenCalledOnce();
  expect(offer).not.toBeInTheDocument();
});

it("waits for the cookie choice", async () => {
  open({ consent: DEFAULT_CONSENT });
  dispatchInstallPrompt();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
});

it("uses the page's language and stays dismissed", async () => {
  dispatchInstallPrompt();
  const { unmount } = open({ locale: "de" });
  await userEvent.click(await screen.findByRole("button", { name: "Nicht mehr anbieten" }));
  await waitFor(() => expect(screen.queryByRole("complementary")).not.toBeInTheDocument());
  unmount();
  open();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
  expect(localStorage.getItem("install-offer-turned-down")).toBe("true");
});
