import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { getProfile, updateProfile } from "~contract/calls/profile";
import { getSessionStatus } from "~contract/calls/session";
import type { Profile } from "~contract/entities/profile";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { user } from "../db/schema";

const PASSWORD = "seven lanterns in a row";

let api: TestApi;
let ada: Member;
beforeEach(async () => {
  api = await startTestApi();
  ada = await aMember(api, "Ada_L");
});

const profileOf = (member: Member) => dataOf(getProfile, member.fetch("/profile"));
const patch = (member: Member, fields: object) => member.send("PATCH", "/profile", fields);

async function change(member: Member, fields: object): Promise<Profile> {
  const { userVersion } = await profileOf(member);
  return dataOf(updateProfile, patch(member, { profileVersion: userVersion, ...fields }));
}

async function refusalOf(member: Member, fields: object): Promise<string> {
  const { userVersion } = await profileOf(member);
  const response = await patch(member, { profileVersion: userVersion, ...fields });
  const { errors } = (await response.clone().json()) as { errors: { details?: { fieldName?: string } }[] };
  return `${await failureOf(response)} ${errors[0]?.details?.fieldName ?? ""}`;
}

describe("a change of the profile", () => {
  it("sets the fields that are sent, leaves the others, and clears those that are null", async () => {
    const fields = {
      name: " Ada Lovelace ",
      description: "  I like lanterns.  ",
      birthdate: "2000-02-29",
      countryCode: "GB",
      defaultRegion: "Europe",
      marketingConsent: true,
    };
    const filled = await change(ada, fields);
    expect(filled).toMatchObject({
      ...fields,
      name: "Ada Lovelace",
      description: "I like lanterns.",
      userVersion: "2",
    });
    expect(await profileOf(ada)).toEqual(filled);
    const emptied = await change(ada, { name: null, description: " ", birthdate: null, countryCode: null });
    expect(emptied).toMatchObject({ name: null, description: null, birthdate: null, countryCode: null });
    expect(emptied).toMatchObject({ defaultRegion: "Europe", marketingConsent: true, userVersion: "3" });
    expect((await change(ada, { defaultRegion: null, marketingConsent: false })).defaultRegion).toBeNull();
  });

  it("updates the sign-up steps", async () => {
    const statusOf = ({ signUpSteps }: Profile, name: string) =>
      signUpSteps.find(({ stepName }) => stepName === name)?.status;
    expect(statusOf(await profileOf(ada), "DATE_OF_BIRTH")).toBe("AVAILABLE");
    const changed = await change(ada, { birthdate: "1990-05-01", marketingConsent: true });
    expect(statusOf(changed, "DATE_OF_BIRTH")).toBe("DONE");
    expect(statusOf(changed, "MARKETING_CONSENT")).toBe("DONE");
    expect(statusOf(changed, "AVATAR")).toBe("AVAILABLE");
  });

  it("is refused when the profile has changed since it was read", async () => {
    const { userVersion } = await profileOf(ada);
    await change(ada, { name: "First" });
    expect(await failureOf(patch(ada, { profileVersion: userVersion, name: "Second" }))).toBe("400 version_conflict");
    expect(await failureOf(patch(ada, { profileVersion: "latest", name: "Second" }))).toBe("400 version_conflict");
    expect(await failureOf(patch(ada, { name: "Second" }))).toBe("400 invalid_request_payload");
    expect((await profileOf(ada)).name).toBe("First");
  });

  it("succeeds once when several use the same version concurrently", async () => {
    const responses = await Promise.all(
      ["One", "Two", "Three"].map((name) => patch(ada, { profileVersion: "1", name })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await profileOf(ada)).userVersion).toBe("2");
  });

  it.each([
    [{ birthdate: "2001-02-29" }, "400 invalid_request_payload birthdate"],
    [{ birthdate: "1899-12-31" }, "400 invalid_request_payload birthdate"],
    [{ birthdate: "2999-01-01" }, "400 invalid_request_payload birthdate"],
    [{ birthdate: "yesterday" }, "400 invalid_request_payload birthdate"],
    [{ countryCode: "gb" }, "400 invalid_request_payload countryCode"],
    [{ countryCode: "ZZ" }, "400 invalid_request_payload countryCode"],
    [{ name: "x".repeat(61) }, "400 invalid_request_payload name"],
    [{ description: "x".repeat(1001) }, "400 invalid_request_payload description"],
    [{ marketingConsent: null }, "400 invalid_request_payload marketingConsent"],
    [{ username: "ab" }, "400 username_invalid username"],
    [{ username: "x".repeat(25) }, "400 username_invalid username"],
    [{ username: "ada l" }, "400 username_invalid username"],
    [{ username: null }, "400 username_invalid username"],
  ])("to %j is refused with %s", async (fields, refusal) => {
    expect(await refusalOf(ada, fields)).toBe(refusal);
    expect((await profileOf(ada)).userVersion).toBe("1");
  });

  it.each([[{ birthdate: "1900-01-01" }], [{ countryCode: "XK" }], [{ username: "x".repeat(24) }]])(
    "to %j is accepted",
    async (fields) => {
      expect(await change(ada, fields)).toMatchObject(fields);
    },
  );

  it("is for members only", async () => {
    const body = JSON.stringify({ profileVersion: "1", name: "Nobody" });
    expect(await failureOf(api.fetch("/profile", { method: "PATCH", body }))).toBe("403 sign_in_required");
  });
});

describe("a new username", () => {
  it("is what its owner is found and signs in by", async () => {
    const owner = api.visitor();
    const email = "cleo@example.org";
    await owner.postForm("/session/login", { intent: "sign-up", username: "Cleo_1", email, password: PASSWORD });
    const body = JSON.stringify({ profileVersion: "1", username: "Cleo.Two" });
    const headers = { "content-type": "application/json" };
    const changed = await dataOf(updateProfile, owner.fetch("/profile", { method: "PATCH", headers, body }));
    expect(changed.username).toBe("Cleo.Two");
    const logIn = async (login: string) => {
      const visitor = api.visitor();
      await visitor.postForm("/session/login", { intent: "log-in", login, password: PASSWORD });
      return (await dataOf(getSessionStatus, visitor.fetch("/session/status"))).userId;
    };
    expect(await logIn("cleo.two")).toBe(changed.userId);
    expect(await logIn("Cleo_1")).toBeNull();
  });

  it("may change its spelling, but not be another player's in any spelling", async () => {
    await aMember(api, "Bo.K");
    expect((await change(ada, { username: "ADA_l" })).username).toBe("ADA_l");
    expect(await refusalOf(ada, { username: "bO.k" })).toBe("400 username_taken username");
    expect((await profileOf(ada)).username).toBe("ADA_l");
  });

  it("is given to one of several who choose it concurrently", async () => {
    const bo = await aMember(api, "Bo.K");
    const responses = await Promise.all(
      [ada, bo].map((member) => patch(member, { profileVersion: "1", username: "Wanted" })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refused = responses.find(({ status }) => status === 400);
    expect(refused && (await failureOf(refused))).toBe("400 username_taken");
    const holders = and(eq(user.username, "wanted"), eq(user.displayUsername, "Wanted"));
    expect(await api.database.$count(user, holders)).toBe(1);
  });
});
