import { createRemixStub } from "../../../tests/fixtures/remix-stub";
import { act, render, screen } from "@testing-library/react";
import { Link } from "@remix-run/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TextProvider } from "~/i18n/use-text";
import common from "../../../public/locales/en/common.json";
import { NavigationProgress } from "./navigation-progress";

let arrive: () => void;

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
    request.url.includes("next") ? new Promise((resolve) => (arrive = () => resolve(null))) : null;
  const Stub = createRemixStub([{ id: "page", path: "*", Component: Page, loader }]);
  return render(<Stub initialEntries={["/"]} hydrationData={{ loaderData: { page: null } }} />).container;
}

const follow = (name: string) =>
  act(async () => {
    screen.getByRole("link", { name }).click();
    await vi.advanceTimersByTimeAsync(0);
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const spoken = () => document.querySelector("[aria-live]");
const bar = (container: Element) => container.querySelector(".navigation-progress");

it("shows and announces only navigations longer than 200 ms", async () => {
  const container = open();
  await follow("Next");
  await pass(199);
  expect(bar(container)).toBeNull();
  expect(spoken()).toBeEmptyDOMElement();
  await pass(1);
  expect(bar(container)).toBeInTheDocument();
  expect(spoken()).toHaveTextContent("Loading");
  arrive();
  await pass(0);
  expect(bar(container)).toBeNull();
});

it("focuses the new page and announces its title", async () => {
  open();
  await follow("Next");
  expect(screen.getByRole("main")).not.toHaveFocus();
  arrive();
  await pass(0);
  expect(screen.getByRole("main")).toHaveFocus();
  expect(spoken()).toHaveTextContent("Runner games | Subpixel");
});

it("does not move the focus on the first page, in fields and on other pages of a list", async () => {
  open();
  expect(document.body).toHaveFocus();
  act(() => screen.getByRole("link", { name: "More" }).focus());
  await follow("More");
  await pass(0);
  expect(screen.getByRole("link", { name: "More" })).toHaveFocus();
  act(() => screen.getByRole("textbox").focus());
  await follow("Next");
  arrive();
  await pass(0);
  expect(screen.getByRole("textbox")).toHaveFocus();
});
