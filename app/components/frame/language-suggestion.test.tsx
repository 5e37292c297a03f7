import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Locale } from "~/i18n/locales";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { LanguageSuggestion } from "./language-suggestion";

type Situation = { languages: string[]; locale?: Locale; at?: string };

function open({ languages, locale = "en", at = "/" }: Situation) {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  vi.spyOn(navigator, "language", "get").mockReturnValue(languages[0] ?? "");
  return renderInRoot(<LanguageSuggestion />, { root: { locale }, at });
}

/** Waits until an offer would have rendered. */
async function expectNoOffer() {
  await import("./language-offer");
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
}

afterEach(() => {
  vi.restoreAllMocks();
  document.cookie = "language-suggestion=; Path=/; Max-Age=0";
});

describe("LanguageSuggestion", () => {
  it("offers this page in the browser's language, with texts in that language", async () => {
    open({ languages: ["de-AT", "en"], at: "/tags/runner/?page=1" });
    const offer = await screen.findByRole("complementary", { name: "Sprache" });
    expect(offer).toHaveAttribute("lang", "de");
    expect(offer).toHaveTextContent("Diese Seite gibt es auch auf Deutsch.");
    expect(screen.getByRole("link")).toHaveAttribute("href", "/de/tags/runner/?page=1");
    expect(screen.getByRole("link")).toHaveAttribute("hreflang", "de");
  });

  it("offers English on a page in another language", async () => {
    open({ languages: ["en-GB"], locale: "ru", at: "/ru/themes/" });
    expect(await screen.findByRole("link", { name: "Switch to English" })).toHaveAttribute("href", "/themes/");
  });

  it.each<Situation>([
    { languages: ["en-US", "de"] },
    { languages: ["pt-PT"], locale: "pt-br", at: "/pt-br/" },
    { languages: ["fr", "en", "de"] },
    { languages: ["ja"] },
  ])("offers nothing for %o", async (situation) => {
    open(situation);
    await expectNoOffer();
  });

  it("stays dismissed", async () => {
    const first = open({ languages: ["es"] });
    await userEvent.click(await screen.findByRole("button", { name: "No volver a sugerir" }));
    await waitFor(() => expect(screen.queryByRole("complementary")).not.toBeInTheDocument());
    expect(document.cookie).toContain("language-suggestion=off");
    first.unmount();
    open({ languages: ["es"], at: "/tags/runner/" });
    await expectNoOffer();
  });
});
