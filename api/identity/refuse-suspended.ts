import type { Call } from "~contract/define-call";
import { isRefusedWhileSuspended } from "~contract/suspension";
import { ApiFailure } from "../api-failure";
import type { ApiContext } from "../api-context";

/** Suspended accounts read only. */
export function refuseSuspended(context: ApiContext, call: Call): void {
  const suspension = context.get("viewer")?.suspension ?? null;
  if (!suspension || !isRefusedWhileSuspended(call)) return;
  const endDate = suspension.endsAt?.toISOString() ?? null;
  throw new ApiFailure("account_suspended", { details: { message: endDate ?? "without an end", endDate } });
}
