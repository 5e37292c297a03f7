import { ID, MOMENT, PAGINATION as pagination } from "./entities";

const ANYTHING = {};
const PERSON = { userId: ID, username: "juno", pictureUrl: "/media/juno.webp" };
const MEMBER = { ...PERSON, role: "EDITOR", hasSecondFactor: true, sinceDate: MOMENT };
const CODES = ["aB3dE-fG7hI"];

export const DESK_SAMPLES: Readonly<Record<string, unknown>> = {
  getSecondFactor: { isSetUp: true },
  startSecondFactor: {
    ...{ address: "otpauth://totp/Subpixel:juno?secret=MFRGGZDF", secret: "MFRGGZDF" },
    recoveryCodes: CODES,
  },
  confirmSecondFactor: ANYTHING,
  renewRecoveryCodes: { recoveryCodes: CODES },
  removeSecondFactor: ANYTHING,
  getDeskProfile: {
    ...{ ...PERSON, role: "OWNER", permissions: ["desk:open"] },
    ...{ hasSecondFactor: true, needsSecondFactor: false },
  },
  listStaff: { staff: [MEMBER] },
  addStaffMember: MEMBER,
  changeStaffRole: MEMBER,
  removeStaffMember: ANYTHING,
  listAuditEntries: {
    entries: [
      {
        ...{ entryId: ID, date: MOMENT, origin: "DESK", actor: { userId: ID, username: "juno" } },
        ...{ action: "staff.role-changed", subject: { kind: "user", id: ID, name: "moss" } },
        ...{ before: { role: "SUPPORT" }, after: { role: "EDITOR" }, reason: "Writes well." },
      },
    ],
    pagination,
  },
};
