import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { action as saveDetails, loader as loadDetails } from "~/routes/($locale).profile.account-details/route";
import { action as saveLinks, loader as loadLinks } from "~/routes/($locale).profile.links/route";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { runAction, runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

const DETAILS = "/profile/account-details/";
const LINKS = "/profile/links/";
const SAVED_FORM_COOKIE = "kept-form";

beforeAll(async () => {
  await openPortal();
});

const details = (visitor: Member) => runLoader(loadDetails, "/:locale?/profile/account-details", DETAILS, { visitor });
const links = (visitor: Member) => runLoader(loadLinks, "/:locale?/profile/links", LINKS, { visitor });

async function withoutSession(visitor: Member, post: () => Promise<{ status: number; location: string | null }>) {
  const session = new Map(visitor.cookies);
  visitor.cookies.clear();
  const result = await post();
  for (const [name, value] of session) visitor.cookies.set(name, value);
  return result;
}

async function typeDetails(visitor: Member, typed: Record<string, string>) {
  const { base } = (await details(visitor)).payload.details;
  const { username, name, description, birthdate, countryCode } = base.values;
  const hidden = { intent: "save", base: JSON.stringify(base), owner: visitor.userId };
  const fields = { ...hidden, username, name, description, birthdate, countryCode, ...typed };
  const { status, location } = await withoutSession(visitor, () =>
    runAction(saveDetails, DETAILS, {
      ...{ visitor, pattern: "/:locale?/profile/account-details" },
      body: new URLSearchParams(fields),
    }),
  );
  return { status, location, base };
}

describe("a form whose session has ended", () => {
  it("is restored once with the typed values", async () => {
    const ada = await aPlayer("ada_kept");
    const text = "Ж".repeat(900);
    const { status, location, base } = await typeDetails(ada, { name: "Ada", description: text });
    expect(status).toBe(302);
    expect(location).toContain("/session/login");
    const first = await details(ada);
    expect(first.payload.savedForm).toMatchObject({
      error: "session_ended",
      base,
      values: { name: "Ada", description: text },
    });
    expect(ada.cookies.has(SAVED_FORM_COOKIE)).toBe(false);
    expect((await details(ada)).payload.savedForm).toBeNull();
  });

  it("is not restored for another player", async () => {
    const [ada, bob] = [await aPlayer("ada_owner"), await aPlayer("bob_reader")];
    await typeDetails(ada, { name: "Secret" });
    bob.cookies.set(SAVED_FORM_COOKIE, ada.cookies.get(SAVED_FORM_COOKIE) ?? "");
    expect((await details(bob)).payload.savedForm).toBeNull();
  });

  it("restores links as well, each form on its page", async () => {
    const ada = await aPlayer("ada_links");
    const body = new URLSearchParams([
      ["intent", "save"],
      ["owner", ada.userId],
      ["link", "https://ada.example"],
      ["link", "half an addr"],
    ]);
    await withoutSession(ada, () =>
      runAction(saveLinks, LINKS, { visitor: ada, pattern: "/:locale?/profile/links", body }),
    );
    expect((await details(ada)).payload.savedForm).toBeNull();
    expect((await links(ada)).payload.savedForm).toMatchObject({
      error: "session_ended",
      fields: ["https://ada.example", "half an addr"],
    });
  });

  it("saves no password, and no text too long for a cookie", async () => {
    const ada = await aPlayer("ada_secret");
    const passwords = {
      intent: "change-password",
      owner: ada.userId,
      currentPassword: "old-secret",
      newPassword: "new-secret",
    };
    await withoutSession(ada, () =>
      runAction(saveDetails, DETAILS, {
        ...{ visitor: ada, pattern: "/:locale?/profile/account-details" },
        body: new URLSearchParams(passwords),
      }),
    );
    expect((await details(ada)).payload.savedForm).toBeNull();
    const { status } = await typeDetails(ada, { description: randomBytes(4_000).toString("hex") });
    expect(status).toBe(302);
    expect(ada.cookies.has(SAVED_FORM_COOKIE)).toBe(false);
  });

  it("ignores a cookie that it did not write", async () => {
    const ada = await aPlayer("ada_forged");
    for (const forged of ["", "nonsense", "eJwDAAAAAAE", `${Buffer.from("{}").toString("base64")}.x`]) {
      ada.cookies.set(SAVED_FORM_COOKIE, forged);
      expect((await details(ada)).payload.savedForm).toBeNull();
    }
  });
});
