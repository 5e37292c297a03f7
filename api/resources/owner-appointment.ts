import { ApiFailure } from "../api-failure";
import type { ApiApp, ApiContext } from "../api-context";
import {
  isAppointmentValid,
  OWNER_APPOINTMENT_PATH,
  ownerAppointment,
  type OwnerAppointment,
} from "../identity/owner-appointment";
import { consumeEnforcedRateLimit } from "../rate-limits/limit-rate";
import { FAILED_APPOINTMENTS } from "../rate-limits/limits";
import { limitBody } from "../request-body";
import { appointOwner } from "../store/staff/staff-members";

/** For `npm run desk:owner`, while this process has the folder of the database (docs/product/desk.md#first-owner). */
export function registerOwnerAppointment(app: ApiApp): void {
  app.post(OWNER_APPOINTMENT_PATH, limitBody(), async (context) => {
    // The command opens a database server itself, so nobody needs this address there.
    if (context.get("configuration").databaseUrl !== undefined) throw new ApiFailure("not_found");
    const appointment = await readAppointment(context);
    const now = new Date();
    if (!isAppointmentValid(context.get("identity").options.secret, appointment, now)) return refuse(context);
    const outcome = await appointOwner(context.get("database"), appointment.username, now);
    return context.json({ data: { outcome }, errors: [] });
  });
}

async function readAppointment(context: ApiContext): Promise<OwnerAppointment> {
  const body: unknown = await context.req.json().catch(() => null);
  const parsed = ownerAppointment.safeParse(body);
  if (parsed.success) return parsed.data;
  const fieldName = parsed.error.issues[0]?.path.join(".") ?? "";
  throw new ApiFailure("invalid_request_payload", { details: { fieldName } });
}

async function refuse(context: ApiContext): Promise<never> {
  await consumeEnforcedRateLimit(context, FAILED_APPOINTMENTS);
  const details = { fieldName: "signature", message: "It is not valid, or older than a minute." };
  throw new ApiFailure("invalid_request_payload", { status: 403, details });
}
