/** @jsxImportSource hono/jsx */
import { html } from "hono/html";
import type { Child } from "hono/jsx";
import type { ApiContext } from "../api-context";
import { countWaitingApplications } from "../store/studios/applications";
import { OwnerDocument, type OwnerPage } from "./page/owner-document";

type PageContent = {
  page: OwnerPage;
  content: Child;
  /** What was just done. */
  notice?: string | undefined;
  status?: 200 | 422;
};

export async function renderOwnerPage(
  context: ApiContext,
  { page, content, notice, status = 200 }: PageContent,
): Promise<Response> {
  const { brandName } = context.get("configuration");
  const waiting = await countWaitingApplications(context.get("database"));
  const document = <OwnerDocument {...{ brandName, page, waiting, notice }}>{content}</OwnerDocument>;
  return context.html(html`<!doctype html>${document}`, status);
}
