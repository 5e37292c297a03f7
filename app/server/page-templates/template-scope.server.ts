import { randomBytes } from "node:crypto";
import { createPlaceholders } from "~/rules/placeholder";
import type { SessionView } from "~/view-models/root-data";
import { currentRequest, type RequestScope } from "~observe/request-scope";

const SECRET_BYTES = 12;

/** Of this process; no sent page contains it. */
export const placeholderSecret = randomBytes(SECRET_BYTES).toString("hex");

export const placeholderOf = createPlaceholders(placeholderSecret);

/** What every page shows of its player. */
export const PLAYER_PLACEHOLDERS = {
  userId: placeholderOf("user.userId"),
  version: placeholderOf("user.version"),
  username: placeholderOf("user.username"),
  name: placeholderOf("user.name"),
  email: placeholderOf("user.email"),
  avatarUrl: placeholderOf("user.avatarUrl"),
  countryCode: placeholderOf("user.countryCode"),
} as const;

/** Whose pages a template is for; a guest has no account. */
export type TemplateViewer = "player" | "guest";

const SESSIONS: Record<TemplateViewer, SessionView> = {
  player: { status: "authenticated", user: PLAYER_PLACEHOLDERS },
  guest: { status: "guest", user: null },
};

/** Null for whose pages are unlike a template. */
export function templateViewer({ status, user, suspension }: SessionView): TemplateViewer | null {
  if (suspension) return null;
  if (status === "guest") return "guest";
  if (status !== "authenticated" || !user) return null;
  const { username, email } = user;
  return username && email && username !== email ? "player" : null;
}

export type RenderedPage = { headers: Headers; hashes: string[]; html: Buffer };

type TemplateRendering = { session: SessionView; page: RenderedPage | null; isRefused: boolean };

const renderings = new WeakMap<RequestScope, TemplateRendering>();

/** The current request renders a page for all players: it has no cookies, and placeholders in their own values' place. */
export function startTemplate(viewer: TemplateViewer): TemplateRendering {
  const request = currentRequest();
  if (!request) throw new Error("A page template needs a request.");
  const rendering: TemplateRendering = { session: SESSIONS[viewer], page: null, isRefused: false };
  renderings.set(request, rendering);
  return rendering;
}

export function currentTemplate(): TemplateRendering | null {
  const request = currentRequest();
  return (request && renderings.get(request)) ?? null;
}

/** For a page that differs between players by more than placeholders. */
export function refuseTemplate(): void {
  const rendering = currentTemplate();
  if (rendering) rendering.isRefused = true;
}
