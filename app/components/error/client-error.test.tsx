import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import common from "../../../public/locales/en/common.json";
import pages from "../../../public/locales/en/pages.json";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { expectWarnings } from "../../../tests/setup/expect-warnings";
import { ClientError } from "./client-error";

expectWarnings(/^The browser's storage cannot be used/);

const backLink = () => screen.findByRole("link", { name: "Reload the last page" });

it("links back to the page that failed", async () => {
  localStorage.setItem("last-page-with-error", '"/de/games/abc123/run/?page=1"');
  renderInRoot(<ClientError reference="7F3A20BC" />, { texts: { ...common, ...pages } });
  expect(await backLink()).toHaveAttribute("href", "/de/games/abc123/run/?page=1");
  expect(screen.getByText("Reference 7F3A20BC")).toBeInTheDocument();
});

it.each([null, '"https://elsewhere.example/"', '"//elsewhere.example/"', "{not json", "5"])(
  "links to the home page if the stored path is %o",
  async (stored) => {
    if (stored !== null) localStorage.setItem("last-page-with-error", stored);
    renderInRoot(<ClientError reference={null} />, { texts: { ...common, ...pages }, root: { locale: "pl" } });
    expect(await backLink()).toHaveAttribute("href", "/pl/");
    expect(screen.queryByText(/Reference/)).not.toBeInTheDocument();
  },
);
