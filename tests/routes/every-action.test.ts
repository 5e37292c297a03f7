import { readdirSync } from "node:fs";
import path from "node:path";
import type { ActionFunctionArgs } from "@remix-run/node";
import { beforeAll, describe, expect, it } from "vitest";
import { getSessionStatus } from "~contract/calls/session";
import { dataOf } from "../fixtures/api-responses";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { runAction } from "../setup/portal";
import { newVisitor, openPortal } from "../setup/portal-visitors";

type Action = (args: ActionFunctionArgs) => unknown;
type RouteModule = { action?: Action };

/** Authorized by a signed link; mail programs post to it (RFC 8058). */
const FOR_ANY_ORIGIN = ["/:locale?/unsubscribe", "/to-https"];

const ROUTES = path.resolve("app/routes");

function patternOf(file: string): string {
  const name = file.replace(/(\/route)?\.tsx?$/, "");
  const segments = name.split(".").map((segment) =>
    segment
      .replace(/_$/, "")
      .replace(/^\((.*)\)$/, "$1?")
      .replace("$", ":"),
  );
  return `/${segments.filter((segment) => !segment.startsWith("_")).join("/")}`;
}

const pathOf = (pattern: string) =>
  `${pattern.replace(/\/:\w+\?/g, "").replace(/:\w+/g, "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09")}/`;

const actions: { pattern: string; action: Action }[] = [];
for (const file of readdirSync(ROUTES, { recursive: true, encoding: "utf8" })) {
  // The API checks origins itself.
  if (!/^[^/]+\.tsx?$|\/route\.tsx?$/.test(file) || file.startsWith("embedded.api")) continue;
  const { action } = (await import(path.join(ROUTES, file))) as RouteModule;
  if (action) actions.push({ pattern: patternOf(file), action });
}

/** The page that asks for a confirmation shows itself, with the form that was sent on to it. */
const KEEPS_ANY_FORM = "/:locale?/desk/confirmation";

const form = (fields: Record<string, string>) => ({ body: new URLSearchParams(fields) });
const sent = (type: string, body: BodyInit) => ({ body, headers: { "content-type": type } });

const GARBAGE: [string, { body?: BodyInit; headers?: Record<string, string> }][] = [
  ["nothing at all", {}],
  ["an empty form", form({})],
  ["a form of unknown fields", form({ __proto__: "x", constructor: "x", intent: "constructor", "a[b]": "c" })],
  ["very long fields", form({ intent: "x".repeat(200_000), target: "/".repeat(100_000), gameId: "x" })],
  ["characters that no database accepts", form({ intent: "\u0000", target: "/\u0000", gameId: "\u0000\ud800" })],
  ["an invalid form", sent("multipart/form-data; boundary=none", "--other\r\n\r\n")],
  ["invalid JSON", sent("application/json", "{")],
  ["JSON without an object", sent("application/json", "[[[]]]")],
  ["a picture", sent("image/png", new Uint8Array([0x89, 0x50, 0x4e, 0x47]))],
];

beforeAll(async () => {
  await openPortal();
});

it("finds the actions of the routes", () => {
  expect(actions.length).toBeGreaterThanOrEqual(20);
});

let lastPlayer: Member | null = null;

/** The one before unless an action has ended its session: one address may make sixty accounts. */
async function aSignedInPlayer(): Promise<Member> {
  const status = lastPlayer && (await dataOf(getSessionStatus, lastPlayer.fetch("/session/status")));
  if (lastPlayer && status?.userId === lastPlayer.userId) return lastPlayer;
  lastPlayer = await aPlayer(`walk_${crypto.randomUUID().slice(0, 8)}`);
  return lastPlayer;
}

describe.each(actions)("a post to $pattern", ({ pattern, action }) => {
  const address = pathOf(pattern);
  let player: Member;

  beforeAll(async () => {
    player = await aSignedInPlayer();
  });

  it.skipIf(FOR_ANY_ORIGIN.includes(pattern))("of another site is refused", async () => {
    for (const headers of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }]) {
      const visitor = newVisitor();
      const { status } = await runAction(action, address, { visitor, pattern, headers, ...form({}) });
      expect([status, visitor.cookies.size]).toEqual([403, 0]);
    }
  });

  it.each(GARBAGE)("of %s is no server error", async (_, request) => {
    for (const visitor of [player, newVisitor()]) {
      const { status } = await runAction(action, address, { visitor, pattern, ...request });
      expect(status).toBeLessThan(500);
      if (pattern !== KEEPS_ANY_FORM) expect(status).not.toBe(200);
    }
  });
});
