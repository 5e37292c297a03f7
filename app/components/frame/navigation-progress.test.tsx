import { createRemixStub } from "../../../tests/fixtures/remix-stub";
import { act, render, screen } from "@testing-library/react";
import { Link } from "@remix-run/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TextProvider } from "~/i18n/use-text";
import common from "../../../public/locales/en/common.json";
import { NavigationProgress } from "./navigation-progress";

let finishLoading: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.title = "Runner games | Subpixel";
});

afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const Page = () => (
    <TextProvider language="en" messages={common}>
      <NavigationProgress />
      <nav>
        <Link to="/next/">Next</Link>
        <Link to="/?page=1">More</Link>
      </nav>
      <main id="main" tabIndex={-1}>
        <input aria-label="Name" />
      </main>
    </TextProvider>
  );
  const loader = ({ request }: { request: Request }) =>
    request.url.includes("next") ? new Promise((resolve) => (finishLoading = () => resolve(null))) : null;
  const Stub = createRemixStub([{ id: "page", path: "*", Component: Page, loader }]);
  return render(<Stub initialEntries={["/"]} hydrationData={{ loaderData: { page: null } }} />).container;
}

const clickLink = (name: string) =>
  act(async () => {
    screen.getByRole("link", { name }).click();
    await vi.advanceTimersByTimeAsync(0);
  });
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const announcement = () => document.querySelector("[aria-live]");
const bar = (container: Element) => container.querySelector(".navigation-progress");

it("shows and announces only navigations longer than 200 ms", async () => {
  const container = open();
  await clickLink("Next");
  await advance(199);
  expect(bar(container)).toBeNull();
  expect(announcement()).toBeEmptyDOMElement();
  await advance(1);
  expect(bar(container)).toBeInTheDocument();
  expect(announcement()).toHaveTextContent("Loading");
  finishLoading();
  await advance(0);
  expect(bar(container)).toBeNull();
});

it("focuses the new page and announces its title", async () => {
  open();
  await clickLink("Next");
  expect(screen.getByRole("main")).not.toHaveFocus();
  finishLoading();
  await advance(0);
  expect(screen.getByRole("main")).toHaveFocus();
  expect(announcement()).toHaveTextContent("Runner games | Subpixel");
});

it("does not move the focus on the first page, in fields and on other pages of a list", async () => {
  open();
  expect(document.body).toHaveFocus();
  act(() => screen.getByRole("link", { name: "More" }).focus());
  await clickLink("More");
  await advance(0);
  expect(screen.getByRole("link", { name: "More" })).toHaveFocus();
  act(() => screen.getByRole("textbox").focus());
  await clickLink("Next");
  finishLoading();
  await advance(0);
  expect(screen.getByRole("textbox")).toHaveFocus();
});
