import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { respondToDeskForm, type DeskForm } from "~/server/desk-form.server";
import type { PageContext } from "~/server/page-context.server";
import { badRequest } from "~/server/request-body.server";
import { staffRoleText } from "~/view-models/desk/desk-frame";
import { addStaffMember, changeStaffRole, removeStaffMember } from "~contract/calls/desk-staff";
import { id } from "~contract/entities/identifiers";

/** Names of the others are known by their id. */
const subject = id;

const addForm = addStaffMember.body.extend({ intent: z.literal("add") });
const roleForm = changeStaffRole.body.extend({ intent: z.literal("change-role"), subject });
const removalForm = removeStaffMember.body.extend({ intent: z.literal("remove"), subject });

export function changeStaff(page: PageContext, form: DeskForm) {
  const { api, locale, t } = page;
  const href = deskPaths.staff(locale);
  switch (form.intent) {
    case "add":
      return respondToDeskForm(page, form, addForm, async ({ username, role, reason }) => {
        const added = await api(addStaffMember, { body: { username, role, reason } });
        return { href, message: t("desk.staffAdded", { username: added.username, role: staffRoleText(role, t) }) };
      });
    case "change-role":
      return respondToDeskForm(page, form, roleForm, async ({ subject: userId, role, reason }) => {
        const changed = await api(changeStaffRole, { params: { userId }, body: { role, reason } });
        return { href, message: t("desk.roleChanged", { username: changed.username, role: staffRoleText(role, t) }) };
      });
    case "remove":
      return respondToDeskForm(page, form, removalForm, async ({ subject: userId, reason }) => {
        await api(removeStaffMember, { params: { userId }, body: { reason } });
        return { href, message: t("desk.staffRemoved") };
      });
    default:
      throw badRequest();
  }
}
