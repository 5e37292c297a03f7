import { LEGAL_TEXT_CALLS, SITE_CALLS } from "~contract/calls/desk-site";
import type { ApiApp } from "../api-context";
import { LEGAL_TEXT_KIND } from "../store/site/legal-text";
import { SITE_KIND } from "../store/site/site-content";
import { registerExistingContentCalls } from "./content-calls";

/** Rules: docs/product/site.md. */
export function registerDeskSite(app: ApiApp): void {
  registerExistingContentCalls(app, SITE_CALLS, SITE_KIND);
  registerExistingContentCalls(app, LEGAL_TEXT_CALLS, LEGAL_TEXT_KIND);
}
