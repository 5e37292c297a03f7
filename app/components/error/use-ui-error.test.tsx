import { createRemixStub } from "../../../tests/fixtures/remix-stub";
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TextProvider } from "~/i18n/use-text";
import common from "../../../public/locales/en/common.json";
import { PageErrorBoundary } from "./page-error-boundary";

const sendErrorReport = vi.fn(() => Promise.resolve());
vi.mock("~/browser/error-reports.client", () => ({ sendErrorReport }));

const BROKEN = new Error("a component tripped");
const replaceLocation = vi.fn();
let consoleError: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.resetModules();
  sendErrorReport.mockClear();
  replaceLocation.mockClear();
  consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("__remixRouter", { state: { errors: null } });
  vi.spyOn(window.location, "replace").mockImplementation(replaceLocation);
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

async function open(address: string, loader?: () => never, sentryDsn: string | null = null) {
  window.history.replaceState(null, "", address);
  const Broken = () => {
    throw BROKEN;
  };
  const page = { path: "*", Component: loader ? () => null : Broken, ErrorBoundary: PageErrorBoundary };
  const Stub = createRemixStub([
    { id: "root", path: "", children: [loader ? { ...page, loader } : page], loader: () => null },
  ]);
  const loaderData = { root: { publicSettings: { sentryDsn } } };
  render(
    <TextProvider language="en" messages={common}>
      <Stub initialEntries={[address]} {...(loader ? {} : { hydrationData: { loaderData } })} />
    </TextProvider>,
  );
  await screen.findByRole("heading", { name: "Stuck pixel" });
  await vi.dynamicImportSettled();
}

const references = () => replaceLocation.mock.calls.map(([address]) => String(address));

it("redirects to /client-error when rendering fails, and stores the page's path", async () => {
  await open("/de/tags/runner/?page=1");
  await vi.waitFor(() =>
    expect(references()).toEqual([expect.stringMatching(/^\/de\/client-error\/\?reference=[0-9A-F]{8}$/)]),
  );
  expect(localStorage.getItem("last-page-with-error")).toBe('"/de/tags/runner/?page=1"');
  expect(consoleError).toHaveBeenCalledWith(expect.stringContaining("The page broke"), BROKEN);
  expect(sendErrorReport).not.toHaveBeenCalled();
});

it("reports the error with the reference that the visitor sees", async () => {
  const dsn = "https://key@errors.example.org/1";
  await open("/tags/runner/", undefined, dsn);
  await vi.waitFor(() => expect(references()).toHaveLength(1));
  const reference = new URL(references()[0] ?? "", "http://portal.test").searchParams.get("reference");
  expect(sendErrorReport).toHaveBeenCalledExactlyOnceWith({ publicSettings: { sentryDsn: dsn } }, BROKEN, reference);
});

it.each(["/client-error/", "/tr/client-error/?reference=7F3A20BC"])("does not loop at %s", async (address) => {
  await open(address);
  await vi.waitFor(() => expect(consoleError).toHaveBeenCalledWith(expect.stringContaining("The page broke"), BROKEN));
  expect(replaceLocation).not.toHaveBeenCalled();
  expect(localStorage.getItem("last-page-with-error")).toBeNull();
});

it("does not redirect on a loader's error", async () => {
  const failure = new Error("Unexpected Server Error");
  vi.stubGlobal("__remixRouter", { state: { errors: { page: failure } } });
  await open("/tags/runner/", () => {
    throw failure;
  });
  expect(replaceLocation).not.toHaveBeenCalled();
  expect(consoleError).not.toHaveBeenCalledWith(expect.stringContaining("The page broke"), expect.anything());
});
