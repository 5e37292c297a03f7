import { ID, MOMENT, PAGINATION as pagination } from "./entities";

const ANYTHING = {};
const PERSON = { userId: ID, username: "juno", pictureUrl: "/media/juno.webp" };
const MEMBER = { ...PERSON, role: "EDITOR", hasSecondFactor: true, sinceDate: MOMENT };
const STUDIO_LIMITS = {
  ...{ studioId: ID, name: "Kite Works", maxStoredBytes: 1e9, isReviewed: true },
  limits: { maxFiles: 500, maxBytes: 1e8, maxFileBytes: 1e7 },
};
const STAFF_TOKEN = {
  ...{ tokenId: ID, name: "nightly", permissions: ["catalogue:read"], username: "juno" },
  ...{ creationDate: MOMENT, expiryDate: MOMENT, lastUsedDate: MOMENT },
};
const PASSKEY = { passkeyId: ID, name: "Laptop", creationDate: MOMENT, lastUsedDate: MOMENT };
const PASSKEY_QUESTION = { challenge: "spoken.aloud", options: ANYTHING };
const CATALOGUE_UPLOAD = {
  ...{ uploadId: ID, username: "juno", bytes: 4096, receivedBytes: 4096, startDate: MOMENT },
  ...{ state: "REFUSED", step: "pieces", done: 3, total: 9 },
  outcome: {
    refusals: [{ code: "zip_link", file: "tags/a.json", limit: 5 }],
    problems: [
      {
        ...{ file: "tags/b.json", field: "published.alias", code: "field_invalid", detail: "Too long" },
        reason: { kind: "too_long", limit: 40, values: ["kites"] },
      },
    ],
    ...{ problemCount: 1, failure: "content_changed" },
    summary: {
      kinds: [{ kind: "tag", created: 1, changed: 2, unchanged: 3 }],
      ...{ kept: 1, questsWithoutCodes: ["New face"] },
    },
  },
};
const CODES = ["aB3dE-fG7hI"];

export const DESK_STAFF_SAMPLES: Readonly<Record<string, unknown>> = {
  getSecondFactor: { isSetUp: true, hasApp: true },
  startSecondFactor: {
    ...{ address: "otpauth://totp/Subpixel:juno?secret=MFRGGZDF", secret: "MFRGGZDF" },
    recoveryCodes: CODES,
  },
  confirmSecondFactor: ANYTHING,
  confirmSession: ANYTHING,
  renewRecoveryCodes: { recoveryCodes: CODES },
  removeSecondFactor: ANYTHING,
  listPasskeys: { passkeys: [PASSKEY] },
  startPasskey: PASSKEY_QUESTION,
  addPasskey: { passkey: PASSKEY, recoveryCodes: CODES },
  removePasskey: { name: "Laptop" },
  startPasskeyConfirmation: PASSKEY_QUESTION,
  confirmSessionByPasskey: ANYTHING,
  getDeskProfile: {
    ...{ ...PERSON, role: "OWNER", permissions: ["desk:open"] },
    ...{ hasSecondFactor: true, needsSecondFactor: false },
  },
  readSetup: {
    steps: [{ step: "TAG", isDone: false }],
    ...{
      applications: 2,
      reviews: 1,
      reports: 3,
      takedownAppeals: 1,
      appeals: 1,
      drafts: [{ kind: "tag", open: 1, scheduled: 0, failed: 0 }],
    },
    lowCodes: 1,
  },
  listStaff: { staff: [MEMBER] },
  addStaffMember: MEMBER,
  changeStaffRole: MEMBER,
  removeStaffMember: ANYTHING,
  listWaitingApplications: {
    applications: [
      {
        ...{ applicationId: ID, name: "Kite Works", website: "https://kites.example/", message: "Kites, mostly." },
        ...{ username: "juno", email: "juno@example.org", isConfirmed: true, creationDate: MOMENT },
      },
    ],
    pagination,
  },
  decideApplication: { name: "Kite Works" },
  listStudioLimits: {
    ...{ studios: [STUDIO_LIMITS], pagination },
    usual: { maxFiles: 1000, maxBytes: 1e8, maxFileBytes: 1e7 },
  },
  changeStudioLimits: STUDIO_LIMITS,
  listTakedowns: {
    takedowns: [
      {
        ...{ takedownId: ID, gameTitle: "Kite", shortId: "ab12cd", studioName: "Kite Works", reason: "A letter." },
        ...{ startDate: MOMENT, endDate: MOMENT },
        appeal: { text: "It is ours.", date: MOMENT, answer: { reason: "It is not.", date: MOMENT } },
      },
    ],
    pagination,
  },
  stopGame: { gameTitle: "Kite" },
  liftTakedown: { gameTitle: "Kite" },
  appealTakedown: ANYTHING,
  rejectAppeal: { gameTitle: "Kite" },
  getReport: { days: 30, tables: [{ name: "page-views", rows: [{ name: "Home", numbers: [5, 3] }] }] },
  listStaffTokens: { tokens: [STAFF_TOKEN] },
  createStaffToken: { token: STAFF_TOKEN, secret: "spd_secret" },
  revokeStaffToken: { revokedDate: MOMENT, name: "nightly" },
  getCatalogueFiles: { pieces: 80, upload: CATALOGUE_UPLOAD },
  startCatalogueUpload: CATALOGUE_UPLOAD,
  putCatalogueUploadPart: CATALOGUE_UPLOAD,
  discardCatalogueUpload: ANYTHING,
  importCatalogueUpload: CATALOGUE_UPLOAD,
  listAuditEntries: {
    entries: [
      {
        ...{ entryId: ID, date: MOMENT, origin: "DESK", actor: { userId: ID, username: "juno" } },
        tokenName: "nightly",
        ...{ action: "staff.role-changed", subject: { kind: "user", id: ID, name: "moss" } },
        ...{ before: { role: "SUPPORT" }, after: { role: "EDITOR" }, reason: "Writes well." },
        revision: 3,
      },
    ],
    names: [{ id: ID, name: "Kites" }],
    pagination,
  },
};
