import { currentRequest, type RequestScope } from "~observe/request-scope";
import type { PreviewAddress } from "~/rules/preview-address";
import type { beginPreview } from "~contract/calls/desk-preview";
import type { CallData } from "~contract/define-call";

export type Preview = PreviewAddress & CallData<typeof beginPreview>;

const previews = new WeakMap<RequestScope, Preview>();

/** The rest of the request shows a preview. */
export function startPreview(preview: Preview): void {
  const request = currentRequest();
  if (!request) throw new Error("A preview needs a request.");
  previews.set(request, preview);
}

/** Null for what players see. */
export function currentPreview(): Preview | null {
  const request = currentRequest();
  return (request && previews.get(request)) ?? null;
}
