import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { action, loader } from "~/routes/($locale).profile_.welcome/route";
import { loader as profileLoader } from "~/routes/($locale).profile._index/route";
import { getProfile } from "~contract/calls/profile";
import { dataOf } from "../fixtures/api-responses";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { runAction, runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

const PATH = "/profile/welcome/";
const PATTERN = "/:locale?/profile/welcome";

beforeAll(async () => {
  await openPortal();
});

const welcome = async (visitor: Member, path = PATH) =>
  (await runLoader(loader, PATTERN, path, { visitor })).payload.welcome;
const post = (visitor: Member, fields: Record<string, string> | FormData, path = PATH) =>
  runAction(action, path, {
    visitor,
    pattern: PATTERN,
    body: fields instanceof FormData ? fields : new URLSearchParams(fields),
  });
const profile = (visitor: Member) => dataOf(getProfile, visitor.fetch("/profile"));
const currentOf = async (visitor: Member, path = PATH) => (await welcome(visitor, path)).current?.name ?? null;
const card = async (visitor: Member) =>
  (await runLoader(profileLoader, "/:locale?/profile", "/profile/", { visitor })).payload.profile.finish;

async function picture(bytes?: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const png = sharp({ create: { width: 40, height: 40, channels: 3, background: "#336699" } }).png();
  const body = new FormData();
  body.set("picture", new File([bytes ?? new Uint8Array(await png.toBuffer())], "me.png"));
  return body;
}

describe("the steps of signing up", () => {
  it("are shown in order with their position, and return to the player's page", async () => {
    const ada = await aPlayer("ada_welcome");
    const path = `${PATH}?target=%2Fgames%2Fabc123%2F`;
    expect((await welcome(ada, path)).current).toEqual({
      name: "AVATAR",
      position: 1,
      canBeSkipped: true,
      proposal: "",
    });
    expect(await card(ada)).toEqual({ open: 3, href: "/profile/welcome/?target=%2Fprofile%2F" });

    expect(await post(ada, await picture(), path)).toMatchObject({ status: 302, location: path });
    expect((await welcome(ada)).current).toMatchObject({ name: "DATE_OF_BIRTH", position: 2 });
    expect((await post(ada, { intent: "birthdate", birthdate: "1990-05-04" }, path)).location).toBe(path);
    expect((await welcome(ada)).current).toMatchObject({ name: "MARKETING_CONSENT", position: 3 });
    expect((await post(ada, { intent: "consent", consent: "yes" }, path)).location).toBe(path);

    const { current, steps, onwardHref } = await welcome(ada, path);
    expect(current).toBeNull();
    expect(steps.map(({ status }) => status)).toEqual(["done", "done", "done"]);
    expect(onwardHref).toBe("/games/abc123/");
    expect(await profile(ada)).toMatchObject({ birthdate: "1990-05-04", marketingConsent: true, signUpComplete: true });
    expect(await card(ada)).toBeNull();
  });

  it("can be skipped, and answered later", async () => {
    const ada = await aPlayer("ada_skips");
    for (const step of ["AVATAR", "DATE_OF_BIRTH", "MARKETING_CONSENT"]) {
      expect((await post(ada, { intent: "skip", step })).location).toBe(PATH);
    }
    const { current, steps } = await welcome(ada, `/de${PATH}`);
    expect(current).toBeNull();
    expect(steps[1]).toMatchObject({ status: "skipped", href: `/de${PATH}?step=DATE_OF_BIRTH` });
    expect(await currentOf(ada, `${PATH}?step=DATE_OF_BIRTH`)).toBe("DATE_OF_BIRTH");
    expect(await card(ada)).toBeNull();
    await post(ada, { intent: "birthdate", birthdate: "1990-05-04" }, `${PATH}?step=DATE_OF_BIRTH`);
    expect((await welcome(ada)).steps[1]).toMatchObject({ status: "done", href: null });
  });

  it("can be postponed, and resumed in another browser", async () => {
    const ada = await aPlayer("ada_later");
    const later = { intent: "later", step: "DATE_OF_BIRTH" };
    expect((await post(ada, later, `/ru${PATH}?step=DATE_OF_BIRTH`)).location).toBe("/ru/profile/");
    expect((await post(ada, later, `${PATH}?target=%2Fquests%2F`)).location).toBe("/quests/");
    expect(await currentOf(ada)).toBe("DATE_OF_BIRTH");
    expect((await card(ada))?.open).toBe(3);
  });

  it("never redirect to another site", async () => {
    const ada = await aPlayer("ada_target");
    for (const target of ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
      const path = `${PATH}?target=${encodeURIComponent(target)}`;
      expect((await welcome(ada, path)).onwardHref).toBe("/");
      expect((await post(ada, { intent: "later", step: "AVATAR" }, path)).location).toBe("/profile/");
    }
  });

  it("ask for a missing name, and refuse a taken or invalid one", async () => {
    const ada = await aPlayer("ada_nameless", { username: null, displayUsername: null });
    await aPlayer("Taken_Welcome");
    await post(ada, { intent: "skip", step: "AVATAR" });
    expect((await welcome(ada)).current).toEqual({ name: "USERNAME", position: 2, canBeSkipped: false, proposal: "" });
    for (const [username, problem] of [
      ["", "username_invalid"],
      ["no spaces", "username_invalid"],
      ["taken_WELCOME", "username_taken"],
    ] as const) {
      const { status, payload } = await post(ada, { intent: "username", username });
      expect(status).toBe(409);
      expect(payload).toEqual({ ok: false, error: "refused", problems: { username: problem }, typed: username });
    }
    expect((await post(ada, { intent: "username", username: "Ada.Named" })).status).toBe(302);
    expect((await welcome(ada)).current).toMatchObject({ name: "DATE_OF_BIRTH", position: 3 });
    expect((await welcome(ada)).steps).toHaveLength(4);
  });
});

describe("a refused input", () => {
  it.each(["", "yesterday", "1990-02-30", "1899-12-31", "2999-01-01"])(
    "returns the date of birth %j",
    async (birthdate) => {
      const ada = await aPlayer(`ada_${String(Math.random()).slice(2, 10)}`);
      const { status, payload } = await post(ada, { intent: "birthdate", birthdate });
      expect(status).toBe(409);
      const problems = { birthdate: "birthdate_invalid" };
      expect(payload).toEqual({ ok: false, error: "refused", problems, typed: birthdate });
      expect((await profile(ada)).birthdate).toBeNull();
    },
  );

  it("reports an invalid picture, and stores nothing", async () => {
    const ada = await aPlayer("ada_bad_picture");
    const { payload } = await post(ada, await picture(new TextEncoder().encode("<svg/>")));
    expect(payload).toMatchObject({ error: "refused", problems: { picture: "invalid_picture" } });
    expect((await profile(ada)).pictureUrl).toBeNull();
  });

  it.each([
    { intent: "skip", step: "USER_ACTIVATED" },
    { intent: "skip", step: "SHOE_SIZE" },
    { intent: "consent", consent: "perhaps" },
    { intent: "everything" },
  ])("is returned for an unknown form: %j", async (fields) => {
    const ada = await aPlayer(`ada_${String(Math.random()).slice(2, 10)}`);
    expect((await post(ada, fields)).status).toBe(400);
  });
});

describe("a step that is sent twice", () => {
  it("counts once", async () => {
    const ada = await aPlayer("ada_twice");
    const skip = { intent: "skip", step: "AVATAR" };
    const twice = await Promise.all([post(ada, skip), post(ada, skip)]);
    expect(twice.map(({ status }) => status)).toEqual([302, 302]);
    const choice = { intent: "consent", consent: "no" };
    await post(ada, choice);
    const steps = (await profile(ada)).signUpSteps;
    await post(ada, choice);
    expect((await profile(ada)).signUpSteps).toEqual(steps);
    expect(await currentOf(ada)).toBe("DATE_OF_BIRTH");
  });

  it("does not overwrite a step answered in another browser meanwhile", async () => {
    const ada = await aPlayer("ada_elsewhere");
    await post(ada, await picture());
    expect(await post(ada, { intent: "skip", step: "AVATAR" })).toMatchObject({ status: 302, location: PATH });
    expect((await welcome(ada)).steps[0]?.status).toBe("done");
  });
});

it("redirects an ended session to the login page and back", async () => {
  const ada = await aPlayer("ada_expired");
  ada.cookies.clear();
  const { status, location } = await post(ada, { intent: "skip", step: "AVATAR" }, `/de${PATH}?step=AVATAR`);
  expect(status).toBe(302);
  expect(location).toContain("/session/login");
  expect(location).toContain(encodeURIComponent(`/de${PATH}`));
});
