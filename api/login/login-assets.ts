import path from "node:path";
import { ApiFailure } from "../api-failure";
import { createFileResponse, openFileFolder, type ServedFile } from "../resources/served-file";
import type { ApiApp } from "../api-context";
import { createLoginStyles } from "./login-styles";

const FONT_HEADERS = { "Cache-Control": "public, max-age=604800" };
const REVALIDATED = { "Cache-Control": "no-cache" };

export function registerLoginAssets(app: ApiApp): void {
  let styles: Promise<ServedFile> | undefined;
  const fonts = openFileFolder(path.resolve("public/fonts"), { ".woff2": "font/woff2" });
  const scripts = openFileFolder(path.resolve("api/login/scripts"), { ".js": "text/javascript; charset=utf-8" });

  app.get("/session/assets/login.css", async (context) => {
    styles ??= createLoginStyles();
    return createFileResponse(context.req.raw, await styles, REVALIDATED);
  });

  app.get("/session/assets/passkey.js", async (context) => {
    const file = await scripts.find("passkey.js");
    if (!file) throw new ApiFailure("not_found");
    return createFileResponse(context.req.raw, file, REVALIDATED);
  });

  app.get("/session/assets/fonts/:name", async (context) => {
    const file = await fonts.find(context.req.param("name"));
    if (!file) throw new ApiFailure("not_found");
    return createFileResponse(context.req.raw, file, FONT_HEADERS);
  });
}
