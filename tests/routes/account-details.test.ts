import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { loader as rootLoader } from "~/root";
import { action, loader } from "~/routes/($locale).profile.account-details/route";
import type { DetailsBase } from "~/view-models/account-details";
import { MAX_PICTURE_BYTES } from "~contract/calls/profile";
import type { Member } from "../fixtures/members";
import { setKnownPassword, KNOWN_PASSWORD } from "../fixtures/passwords";
import { aPlayer } from "../fixtures/people";
import { runAction, runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

const PATH = "/profile/account-details/";

beforeAll(async () => {
  await openPortal();
});

const details = async (visitor: Member, path = PATH) =>
  (await runLoader(loader, "/:locale?/profile/account-details", path, { visitor })).payload.details;
const post = (visitor: Member, body: BodyInit, path = PATH) =>
  runAction(action, path, { visitor, pattern: "/:locale?/profile/account-details", body });
const session = async (visitor: Member) => (await runLoader(rootLoader, "*", "/", { visitor })).payload.session;

function formOf(base: DetailsBase, typed: Record<string, string> = {}): Record<string, string> {
  const { marketingConsent, digestConsent, ...texts } = base.values;
  const consent: Record<string, string> = {
    ...(marketingConsent && { marketingConsent: "on" }),
    ...(digestConsent && { digestConsent: "on" }),
  };
  return { intent: "save", base: JSON.stringify(base), ...texts, ...consent, ...typed };
}

const save = (visitor: Member, base: DetailsBase, typed: Record<string, string> = {}) =>
  post(visitor, new URLSearchParams(formOf(base, typed)));

describe("the form", () => {
  it("shows the account's details and saves changes", async () => {
    const ada = await aPlayer("ada_details");
    const { base, countries } = await details(ada, "/de/profile/account-details/");
    expect(base.values).toMatchObject({ username: "ada_details", name: "", birthdate: "", marketingConsent: false });
    expect(countries.find(({ code }) => code === "AT")?.name).toBe("Österreich");
    const typed = { username: "ada_renamed", name: " Ada ", birthdate: "1990-05-04", countryCode: "AT" };
    const text = "One line\r\nand another";
    expect(
      await save(ada, base, { ...typed, description: text, marketingConsent: "on", digestConsent: "on" }),
    ).toMatchObject({
      status: 302,
      location: PATH,
    });
    const { values } = (await details(ada)).base;
    const agreed = { marketingConsent: true, digestConsent: true };
    expect(values).toEqual({ ...typed, name: "Ada", description: "One line\nand another", ...agreed });
    expect((await session(ada)).user).toMatchObject({ username: "ada_renamed", countryCode: "AT" });
  });

  it("empties fields and withdraws the consent", async () => {
    const ada = await aPlayer("ada_empties", { countryCode: "DE", marketingConsent: true, description: "Hello" });
    const { base } = await details(ada);
    const unchecked = { version: base.version, values: { ...base.values, marketingConsent: false } };
    const fields = formOf(unchecked, { countryCode: "", description: "" });
    await post(ada, new URLSearchParams({ ...fields, base: JSON.stringify(base) }));
    expect((await details(ada)).base.values).toMatchObject({
      countryCode: "",
      description: "",
      marketingConsent: false,
    });
  });

  it.each([
    [{ username: "no" }, { username: "username_invalid" }],
    [{ username: "" }, { username: "username_invalid" }],
    [{ username: "with space" }, { username: "username_invalid" }],
    [{ username: "TAKEN_name" }, { username: "username_taken" }],
    [
      { name: "n".repeat(61), description: "d".repeat(1001) },
      { name: "too_long", description: "too_long" },
    ],
    [{ birthdate: "1990-02-30" }, { birthdate: "birthdate_invalid" }],
    [{ birthdate: "1890-01-01" }, { birthdate: "birthdate_invalid" }],
    [{ countryCode: "ZZ" }, { countryCode: "country_invalid" }],
    [{ countryCode: "Atlantis" }, { countryCode: "country_invalid" }],
  ])("names the invalid field of %o and returns the input", async (typed, problems) => {
    const [ada] = [await aPlayer(`ada_${String(Math.random()).slice(2, 10)}`), await takenName()];
    const result = await save(ada, (await details(ada)).base, typed);
    expect(result.status).toBe(409);
    expect(result.payload).toMatchObject({ ok: false, error: "refused", problems, values: typed });
  });

  it("reports a concurrent change, returns the input and the other current values", async () => {
    const ada = await aPlayer("ada_conflict");
    const before = (await details(ada)).base;
    const elsewhere = { profileVersion: before.version, name: "Elsewhere", countryCode: "PL" };
    expect((await ada.send("PATCH", "/profile", elsewhere)).status).toBe(200);
    const { status, payload } = await save(ada, before, { name: "Typed" });
    expect(status).toBe(409);
    expect(payload).toMatchObject({ error: "version_conflict", values: { name: "Typed", countryCode: "PL" } });
    const base = "base" in payload ? payload.base : undefined;
    expect(base?.values).toMatchObject({ name: "Elsewhere", countryCode: "PL" });
    const fresh = base ?? before;
    expect((await save(ada, fresh, { name: "Typed" })).status).toBe(302);
    expect((await details(ada)).base.values).toMatchObject({ name: "Typed", countryCode: "PL" });
  });

  it("refuses a form without its base values", async () => {
    const ada = await aPlayer("ada_nonsense");
    const fields = formOf((await details(ada)).base);
    for (const base of ["", "{", "{}", '{"version":1}']) {
      expect((await post(ada, new URLSearchParams({ ...fields, base }))).status).toBe(400);
    }
  });
});

describe("the picture", () => {
  const upload = (visitor: Member, bytes: Uint8Array<ArrayBuffer> | null) => {
    const body = new FormData();
    body.set("picture", new File(bytes ? [bytes] : [], bytes ? "me.png" : ""));
    return post(visitor, body);
  };
  const aPicture = async () =>
    new Uint8Array(
      await sharp({ create: { width: 40, height: 40, channels: 3, background: "#336699" } })
        .png()
        .toBuffer(),
    );

  it("is uploaded, shown and removed", async () => {
    const ada = await aPlayer("ada_picture");
    expect((await upload(ada, await aPicture())).status).toBe(302);
    const { pictureUrl } = await details(ada);
    expect(pictureUrl).toMatch(/\/pictures\//);
    expect((await session(ada)).user?.avatarUrl).toBe(pictureUrl);
    expect((await post(ada, new URLSearchParams({ intent: "remove-picture" }))).status).toBe(302);
    expect((await details(ada)).pictureUrl).toBeNull();
  });

  it("reports the problem of an invalid file", async () => {
    const ada = await aPlayer("ada_no_picture");
    const problemOf = async (bytes: Uint8Array<ArrayBuffer> | null) => (await upload(ada, bytes)).payload.problems;
    expect(await problemOf(null)).toEqual({ picture: "picture_missing" });
    expect(await problemOf(new TextEncoder().encode("<svg/>"))).toEqual({ picture: "invalid_picture" });
    expect(await problemOf(new Uint8Array(MAX_PICTURE_BYTES + 1))).toEqual({ picture: "picture_too_large" });
  });
});

describe("deleting the account", () => {
  it("requires name and password, and ends the session", async () => {
    const ada = await aPlayer("Ada_Goes");
    await setKnownPassword({ database: await openPortal() }, ada.userId);
    const remove = (confirmation: string, deletionPassword = KNOWN_PASSWORD) =>
      post(ada, new URLSearchParams({ intent: "delete", confirmation, deletionPassword }), `/de${PATH}`);
    expect((await remove("somebody")).payload.problems).toEqual({ confirmation: "wrong_name" });
    expect((await remove("ada_goes", "guess")).payload.problems).toEqual({ deletionPassword: "wrong_password" });
    expect((await session(ada)).status).toBe("authenticated");
    expect(await remove(" ada_goes ")).toMatchObject({ status: 302, location: "/de/" });
    expect((await session(ada)).status).toBe("signed-out");
    expect([...ada.cookies.keys()]).not.toContain("session");
  });
});

let takenMember: Promise<Member> | undefined;
function takenName(): Promise<Member> {
  takenMember ??= aPlayer("Taken_Name");
  return takenMember;
}
