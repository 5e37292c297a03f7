import { createHash } from "node:crypto";
import type { ApiApp } from "../api-context";
import type { ApiConfiguration } from "../configuration";
import { createFileResponse, type ServedFile } from "../resources/served-file";
import { registerDocsPage } from "./docs-page";
import { toOpenApiDocument } from "./openapi-document";

const HEADERS = { "Cache-Control": "public, max-age=300" };

export function registerOpenApi(app: ApiApp, configuration: ApiConfiguration): void {
  let document: ServedFile | undefined;
  app.get("/openapi.json", (context) => {
    document ??= toFile(JSON.stringify(toOpenApiDocument(configuration)));
    return createFileResponse(context.req.raw, document, HEADERS);
  });
  registerDocsPage(app, `${configuration.brandName} API`);
}

function toFile(json: string): ServedFile {
  const body = new TextEncoder().encode(json);
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  return { body, contentType: "application/json; charset=utf-8", etag };
}
