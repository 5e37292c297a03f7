import { eq } from "drizzle-orm";
import { staffMembers } from "~api/db/schema";
import * as calls from "~contract/calls/desk-staff";
import { appoint } from "../../fixtures/staff";
import type { CallCase, CaseRequest } from "../call-case";
import { asOwner, disposableUser, OTHER_NAME, type World } from "../world";

const REASON = "They answer the mails.";

async function withMember(world: World): Promise<Pick<CaseRequest, "as" | "params">> {
  const member = await disposableUser(world);
  await appoint(world.api.database, member, { role: "SUPPORT" });
  return { ...(await asOwner(world)), params: { userId: member.userId } };
}

async function onlyOwner(world: World): Promise<Pick<CaseRequest, "as" | "params">> {
  await world.api.database.delete(staffMembers);
  const { as } = await asOwner(world);
  return { as, params: { userId: as.userId } };
}

async function adding(world: World): Promise<CaseRequest> {
  await world.api.database.delete(staffMembers).where(eq(staffMembers.userId, world.other.userId));
  return { ...(await asOwner(world)), body: { username: OTHER_NAME, role: "MODERATOR", reason: REASON } };
}

export const DESK_STAFF_CASES: CallCase[] = [
  { call: calls.getDeskProfile, example: asOwner },
  { call: calls.listStaff, example: withMember },
  {
    call: calls.addStaffMember,
    example: adding,
    refusals: {
      already_staff: async (world) => {
        const request = await adding(world);
        await appoint(world.api.database, world.other, { role: "EDITOR" });
        return request;
      },
    },
  },
  {
    call: calls.changeStaffRole,
    example: async (world) => ({ ...(await withMember(world)), body: { role: "EDITOR", reason: REASON } }),
    refusals: {
      last_owner: async (world) => ({ ...(await onlyOwner(world)), body: { role: "EDITOR", reason: REASON } }),
      no_changes: async (world) => ({ ...(await withMember(world)), body: { role: "SUPPORT", reason: REASON } }),
    },
  },
  {
    call: calls.removeStaffMember,
    example: async (world) => ({ ...(await withMember(world)), body: { reason: REASON } }),
    refusals: { last_owner: async (world) => ({ ...(await onlyOwner(world)), body: { reason: REASON } }) },
  },
  {
    call: calls.listAuditEntries,
    example: async (world) => {
      const { as, body } = await adding(world);
      await as.postJson("/desk/staff", body);
      return { as };
    },
    refusals: { invalid_request_payload: async (world) => ({ ...(await asOwner(world)), query: { search: "" } }) },
  },
];
