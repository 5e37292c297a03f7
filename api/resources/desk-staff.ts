import * as calls from "~contract/calls/desk-staff";
import { permissionsOf } from "~contract/entities/staff";
import { ApiFailure } from "../api-failure";
import type { ApiApp } from "../api-context";
import { needsSecondFactor, staffOf } from "../identity/require-staff";
import { route } from "../route";
import { findPicturedPerson } from "../store/people/people";
import { listAuditEntries } from "../store/staff/audit-log";
import * as staffMembers from "../store/staff/staff-members";
import { createQueryContext } from "./create-query-context";

/** Rules: docs/product/desk.md. */
export function registerDeskStaff(app: ApiApp): void {
  route(app, calls.getDeskProfile, async (_input, context) => {
    const { database, mediaBaseUrl } = createQueryContext(context);
    const staff = staffOf(context);
    const { userId, role, hasSecondFactor } = staff;
    const person = await findPicturedPerson(database, mediaBaseUrl, userId);
    if (!person) throw new ApiFailure("sign_in_required");
    const secondFactor = { hasSecondFactor, needsSecondFactor: needsSecondFactor(staff) };
    return { ...person, role, permissions: permissionsOf(role), ...secondFactor };
  });

  route(app, calls.listStaff, async (_input, context) => ({
    staff: await staffMembers.listStaff(createQueryContext(context)),
  }));

  route(app, calls.addStaffMember, ({ body }, context) =>
    staffMembers.addStaffMember(createQueryContext(context), { ...body, actorId: staffOf(context).userId }),
  );

  route(app, calls.changeStaffRole, ({ params, body }, context) =>
    staffMembers.changeStaffRole(createQueryContext(context), {
      ...{ ...params, ...body },
      actorId: staffOf(context).userId,
    }),
  );

  route(app, calls.removeStaffMember, async ({ params, body }, context) => {
    const removal = { ...params, ...body, actorId: staffOf(context).userId };
    await staffMembers.removeStaffMember(createQueryContext(context), removal);
    return null;
  });

  route(app, calls.listAuditEntries, ({ query }, context) => listAuditEntries(context.get("database"), query));
}
