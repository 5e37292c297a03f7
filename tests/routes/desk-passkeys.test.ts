import { beforeAll, describe, expect, it } from "vitest";
import { createAuthenticator } from "../fixtures/authenticator";
import { aStaffMember, changeSecondFactor, confirmationPage, deskHome, secondFactorPage } from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { KNOWN_PASSWORD, setKnownPassword } from "../fixtures/passwords";
import { openPortal } from "../setup/portal-visitors";

let owner: Member;
beforeAll(async () => {
  owner = await aStaffMember("passkey_owner", "OWNER", false);
  await setKnownPassword({ database: await openPortal() }, owner.userId);
});

async function addPasskey(name: string) {
  const start = await changeSecondFactor(owner, { intent: "start-passkey", name, currentPassword: KNOWN_PASSWORD });
  if (!("asked" in start.payload)) throw new Error("nothing was asked");
  const passkey = JSON.stringify(createAuthenticator().make(start.payload.asked.question));
  return changeSecondFactor(owner, { intent: "add-passkey", name, passkey });
}

describe("passkeys of an owner without an app", () => {
  it("open the desk, and the first one comes with recovery codes", async () => {
    expect(await deskHome(owner)).toMatchObject({ status: 302, location: "/desk/second-factor/" });
    const { payload } = await addPasskey("Laptop");
    expect(payload).toMatchObject({ ok: true, message: "Passkey added: Laptop" });
    expect("recoveryCodes" in payload && payload.recoveryCodes).toHaveLength(10);
    expect((await deskHome(owner)).status).toBe(200);
  });

  it("are kept while there is one only, and then confirm with it or with a recovery code", async () => {
    const { secondFactor } = (await secondFactorPage(owner)).payload;
    expect(secondFactor).toMatchObject({ isSetUp: true, hasApp: false, isNeeded: false, isPasskeyKept: true });
    const subject = secondFactor.passkeys[0]?.id ?? "";
    const kept = await changeSecondFactor(owner, {
      intent: "remove-passkey",
      subject,
      currentPassword: KNOWN_PASSWORD,
    });
    expect(kept.payload).toMatchObject({ error: "last_passkey" });
    expect((await confirmationPage(owner, "/desk/confirmation/")).payload.confirmation).toEqual({
      ...{ code: "recovery", hasPasskey: true, back: "/desk/" },
    });
    expect(await addPasskey("Phone")).toMatchObject({ status: 302, location: "/desk/second-factor/" });
    expect((await secondFactorPage(owner)).payload.secondFactor).toMatchObject({ isPasskeyKept: false });
  });
});
