import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { afterEach, describe, expect, it } from "vitest";
import { linkIn, signUp } from "../../tests/fixtures/account-mail";
import { aMailServer } from "../../tests/fixtures/mail-server";
import { startTestApi } from "../../tests/setup/test-api";
import { parseConfiguration } from "../configuration";
import { writeLinkMail } from "./write-account-mails";
import type { SentMail } from "./mail";
import { createTransport } from "./transport";

const MESSAGE_ID = "<1@play.example>";
const MAIL: SentMail = {
  ...{ to: "ada@example.org", subject: "Grüße, Привет", text: "Text\n", html: "<p>Text</p>", messageId: MESSAGE_ID },
};

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0)) await end();
});

const settingsOf = (environment: Record<string, string>) => parseConfiguration(environment, { isEmbedded: true }).mail;

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "portal-mail-"));
  cleanUp.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function aServer() {
  const server = await aMailServer();
  cleanUp.push(() => server.close());
  return server;
}

describe("a mail server", () => {
  it("receives the mail of a sign-up, whose link then confirms the address", async () => {
    const { url, received } = await aServer();
    const environment = { SMTP_URL: url, MAIL_FROM: "Subpixel players <post@play.example>" };
    const api = await startTestApi(environment);
    const owner = await signUp(api, "Ada", { locale: "ru" });
    const [written] = await api.mails();
    if (!written) throw new Error("No mail was written.");
    await createTransport(api.configuration.mail)(written);

    expect(received.map(({ from, to }) => ({ from, to }))).toEqual([{ from: "post@play.example", to: [owner.email] }]);
    const mail = await PostalMime.parse(received[0]?.raw ?? "");
    expect(mail.from).toMatchObject({ name: "Subpixel players", address: "post@play.example" });
    expect(mail.subject).toBe("Подтверждение адреса почты");
    expect(mail.html).toContain('<html lang="ru">');
    expect(mail.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
    const response = await api.visitor().postForm(linkIn(mail.text ?? ""), { intent: "confirm" });
    expect(await response.text()).toContain("Адрес подтверждён");
  });

  it("receives the unsubscribe URL of mails that have one", async () => {
    const { url, received } = await aServer();
    const deliver = createTransport(settingsOf({ SMTP_URL: url, MAIL_FROM: "post@play.example" }));
    await deliver({ ...MAIL, unsubscribeUrl: "https://play.example/unsubscribe/?token=1" });
    expect(received[0]?.raw).toContain(`Message-ID: ${MESSAGE_ID}`);
    expect(received[0]?.raw).toContain("List-Unsubscribe: <https://play.example/unsubscribe/?token=1>");
    expect(received[0]?.raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  });
});

describe("without a mail server", () => {
  it("each mail becomes a file of its own, readable by its owner only", async () => {
    const folder = await aFolder();
    const deliver = createTransport(settingsOf({ DATA_DIR: folder, BRAND_NAME: "Pixelhof" }));
    for (let count = 0; count < 3; count += 1) await deliver(MAIL);
    const names = await readdir(path.join(folder, "mail"));
    expect(names).toHaveLength(3);
    expect(names.every((name) => name.endsWith(".eml"))).toBe(true);
    const file = path.join(folder, "mail", names[0] ?? "");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const mail = await PostalMime.parse(await readFile(file));
    expect(mail).toMatchObject({ subject: MAIL.subject, from: { name: "Pixelhof", address: "no-reply@localhost" } });
    expect([mail.text?.trim(), mail.html?.trim()]).toEqual(["Text", "<p>Text</p>"]);
  });
});

describe("a mail", () => {
  it("escapes user input", async () => {
    const settings = {
      brandName: "<b>Brand</b>",
      siteUrl: "https://play.example",
      publicApiBaseUrl: "https://play.example",
    };
    const recipient = { email: "ada@example.org", username: '"><img src=x>', locale: "en" as const };
    const mail = await writeLinkMail(settings, recipient, {
      purpose: "activation",
      link: "https://play.example/?a=1&b=2",
    });
    expect(mail.html).not.toMatch(/<img|<b>/);
    expect(mail.html).toContain('href="https://play.example/?a=1&amp;b=2"');
    expect(mail.text).toContain("https://play.example/?a=1&b=2");
  });
});

describe("the configuration", () => {
  it.each([
    [{ SMTP_URL: "http://mail.example" }, "SMTP_URL"],
    [{ SMTP_URL: "mail.example", MAIL_FROM: "post@play.example" }, "SMTP_URL"],
    [{ SMTP_URL: "smtp://mail.example" }, "MAIL_FROM: is required when SMTP_URL is set"],
    [{ MAIL_FROM: "post" }, "MAIL_FROM"],
    [{ MAIL_FROM: "Post <post>" }, "MAIL_FROM"],
  ])("reports what is wrong with %o", (environment, message) => {
    expect(() => parseConfiguration(environment, { isEmbedded: true })).toThrow(message);
  });

  it("shows links in development only, and only without a mail server", () => {
    expect(settingsOf({}).areLinksShown).toBe(false);
    expect(settingsOf({ NODE_ENV: "development" }).areLinksShown).toBe(true);
    const server = { SMTP_URL: "smtps://mail.example", MAIL_FROM: "post@play.example" };
    expect(settingsOf({ NODE_ENV: "development", ...server }).areLinksShown).toBe(false);
  });
});
