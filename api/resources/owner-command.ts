import { ApiFailure } from "../api-failure";
import type { ApiApp, ApiContext } from "../api-context";
import { isOwnerCommandValid, OWNER_COMMAND_PATH, ownerCommand, type OwnerCommand } from "../identity/owner-command";
import { runOwnerCommand } from "../identity/run-owner-command";
import { consumeEnforcedRateLimit } from "../rate-limits/limit-rate";
import { FAILED_OWNER_COMMANDS } from "../rate-limits/limits";
import { limitBody } from "../request-body";

/** For `npm run desk:owner`, while this process has the folder of the database (docs/product/desk.md#first-owner). */
export function registerOwnerCommand(app: ApiApp): void {
  app.post(OWNER_COMMAND_PATH, limitBody(), async (context) => {
    // The command opens a database server itself, so nobody needs this address there.
    if (context.get("configuration").databaseUrl !== undefined) throw new ApiFailure("not_found");
    const command = await readCommand(context);
    const now = new Date();
    if (!isOwnerCommandValid(context.get("identity").options.secret, command, now)) return refuse(context);
    const { database, jobs } = context.var;
    const outcome = await runOwnerCommand({ database, jobs }, command, now);
    return context.json({ data: { outcome }, errors: [] });
  });
}

async function readCommand(context: ApiContext): Promise<OwnerCommand> {
  const body: unknown = await context.req.json().catch(() => null);
  const parsed = ownerCommand.safeParse(body);
  if (parsed.success) return parsed.data;
  const fieldName = parsed.error.issues[0]?.path.join(".") ?? "";
  throw new ApiFailure("invalid_request_payload", { details: { fieldName } });
}

async function refuse(context: ApiContext): Promise<never> {
  await consumeEnforcedRateLimit(context, FAILED_OWNER_COMMANDS);
  const details = { fieldName: "signature", message: "It is not valid, or older than a minute." };
  throw new ApiFailure("invalid_request_payload", { status: 403, details });
}
