import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createPortalHandler, type PortalHandler } from "../setup/portal-handler";
import { startRemoteApi, type RemoteApi } from "../setup/remote-api";

/** The API refuses a user whose session was reported as valid. */
let remote: RemoteApi;
let portal: PortalHandler;
let statusRequests = 0;

const PLAYER = { isAuthenticated: true, guestAccount: false, userId: "8d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a01" };
const NOBODY = { isAuthenticated: false, guestAccount: false, userId: null };
const REFUSAL = { data: null, errors: [{ code: "sign_in_required" }] };

beforeAll(async () => {
  remote = await startRemoteApi();
  portal = await createPortalHandler();
});

beforeEach(() => {
  statusRequests = 0;
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  remote.intercept = ({ url }) => {
    const { pathname } = new URL(url);
    if (pathname === "/session/status") {
      statusRequests += 1;
      return Response.json({ data: statusRequests === 1 ? PLAYER : NOBODY, errors: [] });
    }
    if (pathname !== "/gxc/v2/challenges") return null;
    // Later than all other responses of the page.
    return new Promise<Response>((resolve) => {
      setTimeout(() => resolve(Response.json(REFUSAL, { status: 403 })), 300);
    });
  };
});

afterAll(() => remote.kill());

async function load(path: string) {
  const headers = { cookie: "session=a.b", accept: "text/html" };
  const response = await portal.handle(new Request(`http://localhost:3000${path}`, { headers }));
  return { status: response.status, text: await response.text() };
}

it("updates the session in the document after the API refused the page's main data", async () => {
  const { status, text } = await load("/challenges/");
  expect(status).toBe(403);
  expect(text).toContain(String.raw`\"signed-out\"`);
  expect(text).not.toContain(String.raw`\"authenticated\"`);
  expect(text).not.toContain('action="/api/logout/"');
  expect(statusRequests).toBe(2);
});

it("reports the refusal in a data request", async () => {
  const { text } = await load("/challenges.data");
  expect(text).toContain('"isUserRefused"');
  expect(text).not.toContain('"authenticated"');
});
