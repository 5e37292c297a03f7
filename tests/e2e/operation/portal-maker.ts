import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Messages, TextKey, TextParams } from "~/i18n/text-keys";
import { textsOf } from "~/i18n/texts.server";
import { createTranslator } from "~/i18n/translator";
import type { SessionTextKey } from "../../../api/login/texts";
import { totpCode } from "../../fixtures/totp";
import { appointOwner } from "../appoint-owner";
import { mailedLink } from "../mail-link";
import { expect, type Portal } from "../portal";
import { giveConsent, PASSWORD } from "../sign-up";
import { waitForHydration } from "../wait-for-hydration";

/** Soon; a form that arrives later than that at a busy portal is sent again with more. */
const SCHEDULED_MS = 3_000;
const MOMENT_LENGTH = "yyyy-mm-ddThh:mm:ss".length;

export type InBothLanguages = Record<"en" | "de", string>;

/** Somebody who makes a portal of an empty one through its pages, in one language. */
export class PortalMaker {
  readonly t: (key: TextKey | SessionTextKey, params?: TextParams) => string;

  constructor(
    readonly page: Page,
    readonly portal: Portal,
    readonly locale: keyof InBothLanguages,
  ) {
    const login = JSON.parse(readFileSync(`public/locales/${locale}/session.json`, "utf8")) as Messages;
    this.t = createTranslator(locale, { ...textsOf(locale), ...login }) as typeof this.t;
  }

  pathOf(path: string): string {
    return this.locale === "en" ? path : `/${this.locale}${path}`;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.pathOf(path));
  }

  /** Of the form with this name, or the page. */
  async press(label: string, form?: string): Promise<void> {
    const place = form === undefined ? this.page : this.page.getByRole("form", { name: form, exact: true });
    await place.getByRole("button", { name: label, exact: true }).click();
  }

  async follow(label: string): Promise<void> {
    const link = this.page.getByRole("main").getByRole("link", { name: label, exact: true }).first();
    const href = String(await link.getAttribute("href"));
    await link.click();
    await expect(this.page).toHaveURL(new URL(href, this.portal.url).href);
  }

  async fill(label: string, text: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }

  /** At the desk. */
  async told(key: TextKey, values: Record<string, string> = {}): Promise<void> {
    await expect(this.page.getByRole("status").first()).toContainText(this.t(key, values));
  }

  async signUp(name: string): Promise<void> {
    const { t, page } = this;
    await giveConsent(page, this.portal, false);
    await page.context().addCookies([{ name: "language-suggestion", value: "off", url: this.portal.url }]);
    await this.open("/");
    const link = page.getByRole("link", { name: t("account.signUp"), exact: true }).filter({ visible: true });
    if (!(await link.first().isVisible())) await page.locator("header .mobile-menu-toggle > summary").click();
    await link.first().click();
    await this.fill(t("session.username"), name);
    await this.fill(t("session.email"), `${name}@example.org`);
    await this.fill(t("session.password"), PASSWORD);
    await this.press(t("session.signUp"));
    await this.press(t("welcome.later"));
    await expect(page).toHaveURL(new URL(this.pathOf("/"), this.portal.url).href);
    await page.goto(await mailedLink(this.portal, `${name}@example.org`, /http\S+\/session\/activate\?\S+/));
    await this.press(t("session.activationButton"));
    await expect(page.getByRole("heading", { name: t("session.activated") })).toBeVisible();
  }

  /** By the command. */
  async becomeOwner(name: string): Promise<void> {
    const { t, page } = this;
    await appointOwner(this.portal, name);
    // Leads to the second factor.
    await this.open("/desk/");
    const start = page.getByRole("form", { name: t("desk.continue"), exact: true });
    await start.getByLabel(t("desk.password"), { exact: true }).fill(PASSWORD);
    await start.getByRole("button").click();
    await this.fill(t("desk.code"), totpCode(await page.locator(".desk-secret").innerText()));
    await this.press(t("desk.confirmCode"));
    await this.told("desk.secondFactorConfirmed");
  }

  /** Follows the current one of the first page's steps, which leads to a place of this name. */
  async step(action: TextKey): Promise<void> {
    await this.open("/desk/");
    const current = this.page.locator('[aria-current="step"]');
    await current.getByRole("link", { name: this.t(action) }).click();
  }

  async openStudio(name: string): Promise<void> {
    const { t } = this;
    await this.step("studios.title");
    await this.fill(t("studios.name"), name);
    await this.fill(t("studios.message"), "Kites.");
    await this.press(t("studios.sendApplication"));
    await expect(this.page.getByText(t("studios.applicationWaiting"))).toBeVisible();
    await this.step("desk.applications");
    await this.press(t("desk.approve"));
    await this.told("desk.approved", { name });
  }

  async uploadGame(studio: string, title: string, zip: Buffer): Promise<void> {
    const { t, page } = this;
    await this.step("studios.title");
    await this.follow(studio);
    await this.fill(t("studios.gameName"), title);
    await this.press(t("studios.createGame"));
    await this.fill(t("studios.rightsHolder"), studio);
    await this.press(t("studios.declareRights"));
    await expect(page.getByText(t("studios.rightsSaved"))).toBeVisible();
    const file = { name: "kite.zip", mimeType: "application/zip", buffer: zip };
    await page.getByLabel(t("studios.upload.file")).setInputFiles(file);
    await this.press(t("studios.upload.send"));
    await expect(page.getByText(t("studios.upload.done"))).toBeVisible();
    await this.follow(t("studios.toPublish"));
  }

  /** On the studio's page of the game. */
  async fillAndPublish(description: string): Promise<void> {
    const { t, page } = this;
    await this.fill(t("studios.description"), description);
    await page.getByLabel(t("studios.ageRating"), { exact: true }).selectOption("EVERYONE");
    for (const platform of ["studios.desktop", "studios.mobile"] as const)
      await page.getByRole("checkbox", { name: t(platform), exact: true }).check();
    await this.press(t("studios.save"));
    await expect(page.getByText(t("studios.saved"), { exact: true })).toBeVisible();
    const create = { width: 1280, height: 720, channels: 3, background: "#33aa66" } as const;
    const buffer = await sharp({ create }).png().toBuffer();
    const cover = { name: "cover.png", mimeType: "image/png", buffer };
    await page.getByLabel(t("studios.newCover")).setInputFiles(cover);
    await this.press(t("studios.uploadCover"));
    await expect(page.getByText(t("studios.pictureAdded"))).toBeVisible();
    await this.press(t("studios.publish", { version: "1.0.0.0" }));
    await expect(page.getByText(t("studios.publishLive", { version: "1.0.0.0" }))).toBeVisible();
  }

  /** On the page of content with a draft, in a moment. */
  async schedule(delay = SCHEDULED_MS): Promise<void> {
    const { t, page } = this;
    const form = page.getByRole("form", { name: t("desk.schedule"), exact: true });
    const moment = new Date(Date.now() + delay).toISOString().slice(0, MOMENT_LENGTH);
    await form.getByLabel(t("desk.publishDate"), { exact: true }).fill(moment);
    await form.getByRole("button").click();
    const [verb = ""] = t("desk.scheduled", { title: "", date: "" }).split(":");
    const scheduled = page.getByRole("status").filter({ hasText: verb.trim() });
    const late = form.getByText(t("desk.error.publish_date_past"));
    await expect(scheduled.or(late)).toBeVisible();
    if (await late.isVisible()) await this.schedule(2 * delay);
  }

  /** The texts of a form in both languages. */
  async fillTexts(label: TextKey, { en, de }: InBothLanguages): Promise<void> {
    const { t, page } = this;
    await this.fill(t(label, { language: "English" }), en);
    const german = page.getByLabel(t(label, { language: "Deutsch" }), { exact: true });
    if (!(await german.isVisible())) await page.getByText("Deutsch", { exact: true }).first().click();
    await german.fill(de);
  }

  async saveDraft(): Promise<void> {
    // The bar of unsaved changes has such a button as well.
    await this.page
      .locator("#form-save")
      .getByRole("button", { name: this.t("desk.saveDraft"), exact: true })
      .click();
    await this.told("desk.draftSaved");
  }

  async publishNow(title: string): Promise<void> {
    await this.press(this.t("desk.publish"), this.t("desk.publish"));
    await this.told("desk.contentPublished", { title });
  }

  /** From a page's editor, with an entry from the catalogue; ends there. */
  async addSection(type: TextKey, name: string, entry: string): Promise<void> {
    const { t, page } = this;
    const form = page.getByRole("form", { name: t("desk.newSection") });
    await form.getByLabel(t("desk.sectionType")).selectOption(t(type));
    await form.getByLabel(t("desk.nameInEnglish")).fill(name);
    await form.getByRole("button").click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await this.press(t("desk.addOf", { name: entry }));
    await this.told("desk.entryAdded");
    await this.follow(t("desk.page.home"));
  }

  /** Makes an earlier version the draft and publishes it. */
  async publishAgain(version: number, title: string): Promise<void> {
    const number = { number: version.toString() };
    const { t } = this;
    await this.press(t("desk.restore"), `${t("desk.restore")}: ${t("desk.version", number)}`);
    await this.told("desk.restored", number);
    await this.publishNow(title);
  }

  async archive(title: string): Promise<void> {
    const { t, page } = this;
    await page
      .getByRole("form", { name: t("desk.archive"), exact: true })
      .getByLabel(t("desk.reason"))
      .fill("Rain.");
    await this.press(t("desk.archiveOf", { title }));
    await this.told("desk.archived", { title });
  }

  async search(text: string): Promise<void> {
    const { t, page } = this;
    await this.open("/");
    const opener = page.getByRole("link", { name: t("topBar.searchOpen"), exact: true });
    if (await opener.isVisible()) await opener.click();
    const field = page.getByRole("searchbox").filter({ visible: true }).first();
    await field.fill(text);
    // With suggestions it is no searchbox any more.
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\//);
  }

  /** With scripts: plays until the game has said a score. */
  async play(title: string, score: string): Promise<void> {
    const { t, page } = this;
    await waitForHydration(page);
    await page.getByRole("button", { name: t("player.playTitle", { title }), exact: true }).click();
    await page.frameLocator("iframe.game-frame").getByRole("button", { name: "Land" }).click();
    await expect(page.getByText(t("player.newBest", { score })).first()).toBeVisible();
  }
}
