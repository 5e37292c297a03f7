import { SITE_CALLS } from "~contract/calls/desk-site";
import type { ApiApp } from "../api-context";
import { SITE_KIND } from "../store/site/site-content";
import { registerExistingContentCalls } from "./content-calls";

/** Rules: docs/product/site.md. */
export function registerDeskSite(app: ApiApp): void {
  registerExistingContentCalls(app, SITE_CALLS, SITE_KIND);
}
