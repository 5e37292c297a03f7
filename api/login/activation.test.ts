import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getProfile } from "~contract/calls/profile";
import { dataOf } from "../../tests/fixtures/api-responses";
import { linkIn, newestLink, signUp, type Owner } from "../../tests/fixtures/account-mail";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";

const HOUR_MS = 3_600_000;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => {
  vi.useRealTimers();
});

const follow = (link: string, intent?: string) =>
  intent === undefined ? api.visitor().fetch(link) : api.visitor().postForm(link, { intent });

async function stepOf(owner: Owner) {
  const { signUpSteps } = await dataOf(getProfile, owner.fetch("/profile"));
  return signUpSteps.find(({ stepName }) => stepName === "USER_ACTIVATED");
}

function advanceHours(hours: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * HOUR_MS });
}

describe("confirming the address", () => {
  it("is requested by a mail in the language of the sign-up, with text and HTML", async () => {
    const ada = await signUp(api, "Ada", { locale: "de" });
    const [mail, ...more] = await api.mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: "ada@example.org", subject: "Bestätige deine E-Mail-Adresse" });
    expect(mail?.text).toContain("Hallo Ada,");
    expect(mail?.text).toContain("48 Stunden");
    expect(mail?.html).toContain('<html lang="de">');
    expect(mail?.html).toContain(linkIn(mail?.text ?? "").replaceAll("&", "&amp;"));
    expect(mail?.unsubscribeUrl).toBeUndefined();
    expect(await stepOf(ada)).toMatchObject({ status: "AVAILABLE", completionDate: null });
  });

  it("needs a button, works in a browser that is not signed in, and can be repeated", async () => {
    const ada = await signUp(api, "Ada");
    const link = await newestLink(api, ada.email);
    const page = await follow(link);
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(await page.text()).toContain("ada@example.org is the address of the account Ada.");
    expect((await stepOf(ada))?.status).toBe("AVAILABLE");

    expect(await (await follow(link, "confirm")).text()).toContain("Address confirmed");
    expect(await stepOf(ada)).toMatchObject({ status: "DONE", completionDate: expect.any(String) as string });
    for (const repeated of [follow(link), follow(link, "confirm"), follow(link, "resend")]) {
      expect((await repeated).status).toBe(200);
      expect(await (await repeated).text()).toContain("Address confirmed");
    }
    expect(await api.mails()).toHaveLength(1);
  });

  it("expires after two days, and the page sends a new link to the same address", async () => {
    const ada = await signUp(api, "Ada");
    const link = await newestLink(api, ada.email);
    advanceHours(47);
    expect((await follow(link)).status).toBe(200);
    advanceHours(2);
    const page = await follow(link);
    expect(page.status).toBe(410);
    expect(await page.text()).toContain("Send a new link");
    expect((await follow(link, "confirm")).status).toBe(410);
    expect((await stepOf(ada))?.status).toBe("AVAILABLE");
    expect(await (await follow(link, "resend")).text()).toContain("on its way to ada@example.org");
    const newLink = await newestLink(api, ada.email);
    expect(newLink).not.toBe(link);
    expect((await follow(newLink, "confirm")).status).toBe(200);
    expect((await stepOf(ada))?.status).toBe("DONE");
  });

  it("returns the same for a wrong link, without details", async () => {
    const page = await follow("/session/activate?token=nonsense&locale=pl");
    expect(page.status).toBe(410);
    const html = await page.text();
    expect(html).toContain("Ten link już nie działa");
    expect(html).toContain("login?site=http%3A%2F%2Fportal.test&amp;target=http%3A%2F%2Fportal.test%2Fpl%2Fprofile");
    expect((await follow("/session/activate?token=nonsense", "resend")).status).toBe(410);
    expect((await follow("/session/activate")).status).toBe(410);
  });

  it("does not accept a link of another purpose", async () => {
    const ada = await signUp(api, "Ada");
    const link = await newestLink(api, ada.email);
    for (const page of ["confirm-email", "reset-password"]) {
      expect((await follow(link.replace("activate", page), "confirm")).status).toBe(410);
    }
    expect((await stepOf(ada))?.status).toBe("AVAILABLE");
  });

  it("accepts forms of its own site only", async () => {
    const ada = await signUp(api, "Ada");
    const link = await newestLink(api, ada.email);
    const body = new URLSearchParams({ intent: "confirm" });
    expect((await api.fetch(link, { method: "POST", body })).status).toBe(403);
    const headers = { origin: "https://evil.test" };
    expect((await api.fetch(link, { method: "POST", body, headers })).status).toBe(403);
    expect((await stepOf(ada))?.status).toBe("AVAILABLE");
  });

  it("can be requested again, rate limited, and until it is done", async () => {
    const ada = await signUp(api, "Ada");
    const requestMail = () => ada.send("POST", "/profile/activation-mail?locale=tr");
    for (let round = 0; round < 5; round += 1) expect((await requestMail()).status).toBe(200);
    expect((await requestMail()).status).toBe(429);
    const mails = await api.mails();
    expect(mails).toHaveLength(6);
    expect(mails.at(-1)?.subject).toBe("E-posta adresini onayla");
    // Mails can overtake each other: the first link works as well as the last.
    expect((await follow(linkIn(mails[0]?.text ?? ""), "confirm")).status).toBe(200);
    expect((await follow(linkIn(mails[5]?.text ?? ""))).status).toBe(200);
    expect((await stepOf(ada))?.status).toBe("DONE");
  });

  it("shows the link in development, where mails go to files", async () => {
    api = await startTestApi({ NODE_ENV: "development" });
    const ada = await signUp(api, "Ada");
    const body = (await (await ada.send("POST", "/profile/activation-mail")).json()) as { data: { link: string } };
    expect(await (await follow(linkIn(body.data.link), "confirm")).text()).toContain("Address confirmed");
  });
});
