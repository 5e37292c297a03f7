import * as calls from "~contract/calls/desk-stickers";
import type { ApiApp } from "../api-context";
import { route } from "../route";
import { listDeskStickers } from "../store/money/desk-stickers";
import { STICKER_KIND } from "../store/money/sticker-content";
import { registerContentCalls } from "./content-calls";

/** Rules: docs/product/stickers.md. */
export function registerDeskStickers(app: ApiApp): void {
  registerContentCalls(app, calls.STICKER_CALLS, STICKER_KIND);

  route(app, calls.listDeskStickers, ({ query }, context) => listDeskStickers(context.get("database"), query));
}
