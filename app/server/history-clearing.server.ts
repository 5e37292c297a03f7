import type { ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { libraryHref, RECENT_TYPES } from "~/view-models/library-page";
import { clearRecentlyPlayed } from "~contract/calls/library";
import { libraryTypeOf } from "./library-page.server";
import { pageContext } from "./page-context.server";
import { redirectWhenSignedOut } from "./protected-page.server";
import { refusalCode } from "./refusal-code.server";
import { readRequestBody } from "./request-body.server";

const clearing = z.object({ id: z.uuid().optional() });

export async function clearHistory(args: ActionFunctionArgs) {
  const context = pageContext(args);
  const { api, locale, t } = context;
  const type = libraryTypeOf(args, RECENT_TYPES);
  const { id } = await readRequestBody(args.request, clearing);
  const page = libraryHref(locale, { kind: "recent", type }, 0);
  try {
    await api(clearRecentlyPlayed, { query: { type, id } });
    const message = t(id === undefined ? "library.cleared" : "library.entryCleared");
    return await context.redirectWithToast(page, { type: "success", message });
  } catch (error) {
    redirectWhenSignedOut(error, context);
    const code = refusalCode(error, ["too_many_requests"], "unreachable");
    const message = t(code === "too_many_requests" ? "library.clearTooOften" : "library.clearFailed");
    return context.redirectWithToast(page, { type: "error", message });
  }
}
