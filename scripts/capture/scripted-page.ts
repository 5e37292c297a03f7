import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext } from "@playwright/test";

/** Requests to this origin are served from disk. */
export const GAMES_URL = "http://localhost:1";

const CONTENT_TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

export const SCRIPTED_SHELL = `
import { withScriptedPlayer } from "../scripted-play/with-scripted-player.js";
import { runGame as own } from "./shell.js?own";
export const runGame = withScriptedPlayer(own);
`;

export async function serveScriptedGames(context: BrowserContext): Promise<void> {
  await context.route(`${GAMES_URL}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const contentType = CONTENT_TYPES[path.extname(pathname)];
    const file = path.join("games", pathname);
    if (contentType === undefined || !existsSync(file)) await route.fulfill({ status: 404 });
    else if (pathname === "/kit/shell.js" && search === "") await route.fulfill({ contentType, body: SCRIPTED_SHELL });
    else await route.fulfill({ contentType, body: readFileSync(file) });
  });
}
