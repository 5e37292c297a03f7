import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { staffMembers, user } from "~api/db/schema";
import { aStaffMember, changeStaff, confirmAtDesk, confirmationPage } from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { KNOWN_PASSWORD, setKnownPassword } from "../fixtures/passwords";
import { aPlayer } from "../fixtures/people";
import { confirmSessions } from "../fixtures/staff";
import { openPortal } from "../setup/portal-visitors";

const PAGE = "/desk/confirmation/?target=%2Fdesk%2Fpeople%2F";
const PROOF = { confirmationPassword: KNOWN_PASSWORD, confirmationCode: "" };

let owner: Member;
beforeAll(async () => {
  owner = await aStaffMember("sure_owner", "OWNER");
  await setKnownPassword({ database: await openPortal() }, owner.userId);
});

async function unconfirm(): Promise<void> {
  await confirmSessions(await openPortal(), owner.userId, null);
}

/** Passwords are enough for an account without an app, as those of moderators may be. */
async function withoutApp<Result>(run: () => Promise<Result>): Promise<Result> {
  const database = await openPortal();
  const isOwner = eq(user.id, owner.userId);
  await database.update(user).set({ twoFactorEnabled: false }).where(isOwner);
  const result = await run();
  await database.update(user).set({ twoFactorEnabled: true }).where(isOwner);
  return result;
}

describe("a change that needs a confirmed session", () => {
  it("is sent on to the page that asks, which keeps the form and sends it back", async () => {
    const { userId } = await aPlayer("kept_editor");
    const form = { intent: "add", username: "kept_editor", role: "EDITOR", reason: "Writes." };
    await unconfirm();
    expect(await changeStaff(owner, form)).toMatchObject({ status: 307, location: PAGE });
    const kept = Object.entries(form).map(([name, value]) => ({ name, value }));
    expect(await confirmAtDesk(owner, PAGE, form)).toMatchObject({ status: 200, payload: { kept } });
    const refused = await confirmAtDesk(owner, PAGE, { ...form, ...PROOF, confirmationPassword: "a guess" });
    expect(refused).toMatchObject({ status: 409, payload: { error: "wrong_password", kept } });
    expect(JSON.stringify(refused.payload)).not.toContain("a guess");
    const answer = await withoutApp(() => confirmAtDesk(owner, PAGE, { ...form, ...PROOF }));
    expect(answer).toMatchObject({ status: 307, location: "/desk/people/" });
    expect(await changeStaff(owner, { ...form, ...PROOF })).toMatchObject({ status: 302, location: "/desk/people/" });
    const database = await openPortal();
    expect(await database.$count(staffMembers, eq(staffMembers.userId, userId))).toBe(1);
  });
});

describe("the page that asks", () => {
  it("wants a recovery code of those who have no app", async () => {
    expect((await confirmationPage(owner, PAGE)).payload.confirmation).toEqual({
      ...{ code: "recovery", hasPasskey: false, back: "/desk/people/" },
    });
    const wrong = await confirmAtDesk(owner, PAGE, { intent: "confirm", ...PROOF });
    expect(wrong).toMatchObject({ status: 409, payload: { error: "second_factor_code_wrong", kept: [] } });
  });

  it.each([
    ["https://attacker.test/desk/", "/desk/"],
    ["//attacker.test/desk/", "/desk/"],
    ["/\\attacker.test/desk/", "/desk/"],
    ["javascript:alert(1)", "/desk/"],
    ["/games/", "/desk/"],
    ["/desk/../games/", "/desk/"],
    ["/desk/confirmation/", "/desk/"],
    ["/de/desk/tags/?page=2", "/de/desk/tags/?page=2"],
  ])("leads for the target %s to %s", async (target, back) => {
    const path = `/desk/confirmation/?target=${encodeURIComponent(target)}`;
    expect((await confirmationPage(owner, path)).payload.confirmation.back).toBe(back);
  });

  it("leads there once the session is confirmed", async () => {
    const answer = await withoutApp(() => confirmAtDesk(owner, PAGE, { intent: "confirm", ...PROOF }));
    expect(answer).toMatchObject({ status: 302, location: "/desk/people/" });
  });
});
