import { createMiddleware } from "hono/factory";
import { PREVIEW_HEADER } from "~contract/calls/desk-preview";
import type { ApiContext, ApiEnvironment } from "../api-context";
import { ApiFailure } from "../api-failure";
import { readPreviewToken } from "../identity/preview-token";
import { readPreview } from "../store/drafts/preview";

/** Rules: docs/product/previews.md. */
export const identifyPreview = createMiddleware<ApiEnvironment>(async (context, next) => {
  context.set("preview", null);
  const token = context.req.header(PREVIEW_HEADER);
  if (token !== undefined) {
    const preview = readPreviewToken(context.get("identity").options.secret, token, new Date());
    if (!preview) throw refusal("It is not valid, or older than a minute.");
    if (context.req.method !== "GET") throw refusal("A preview changes nothing.");
    context.set("preview", preview);
  }
  await next();
});

function refusal(message: string): ApiFailure {
  return new ApiFailure("invalid_request_payload", { status: 403, details: { fieldName: PREVIEW_HEADER, message } });
}

/** Without a preview it just answers. What the answer writes is taken back with the preview. */
export function answerInPreview<Data>(context: ApiContext, answer: () => Promise<Data>): Promise<Data> {
  const preview = context.get("preview");
  if (!preview) return answer();
  const database = context.get("database");
  return readPreview(database, preview, (transaction) => {
    context.set("database", transaction);
    return answer();
  }).finally(() => {
    context.set("database", database);
  });
}
