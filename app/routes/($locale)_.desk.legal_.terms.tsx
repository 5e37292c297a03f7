export { action, clientAction, default, headers, loader, meta, shouldRevalidate } from "./($locale)_.desk.legal";
