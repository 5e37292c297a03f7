import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import * as calls from "~contract/calls/desk-announcements";
import { announcementContent } from "~contract/entities/announcement";
import { contentLocale } from "~contract/entities/page-content";
import { localizedFields, publishMoment } from "./desk-content-forms.server";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { badRequest } from "./request-body.server";

const { shape } = announcementContent;
const version = z.int().min(1);

/** Browsers end lines with two characters. */
const text = localizedFields(shape.text)
  .transform((texts) =>
    Object.fromEntries(Object.entries(texts).map(([locale, one]) => [locale, one?.replaceAll("\r\n", "\n")])),
  )
  .pipe(shape.text);

const content = z
  .object({
    intent: z.literal("save"),
    subject: localizedFields(shape.subject),
    text,
    ratePerMinute: shape.ratePerMinute,
  })
  .superRefine(calls.refuseHalfLanguages);
const creation = content.transform(({ subject, text: texts, ratePerMinute }) => ({
  subject,
  text: texts,
  ratePerMinute,
}));
const saving = z.intersection(creation, z.object({ version }));
const testForm = z.object({ intent: z.literal("test"), language: contentLocale });
const scheduleForm = z.object({ intent: z.literal("schedule"), version, publishDate: publishMoment });
const sendForm = z.object({ intent: z.literal("send"), version });
const resumeForm = z.object({ intent: z.literal("resume") });
const cancelForm = z.object({ intent: z.literal("cancel") });

export function createAnnouncement(page: PageContext, form: DeskForm) {
  if (form.intent !== "save") throw badRequest();
  return respondToDeskForm(page, form, creation, async (written) => {
    const { announcementId } = await page.api(calls.createAnnouncement, { body: { content: written } });
    return { href: deskPaths.announcement(page.locale, announcementId), message: page.t("desk.draftSaved") };
  });
}

export function changeAnnouncement(page: PageContext, form: DeskForm, announcementId: string) {
  const { api, locale, t } = page;
  const params = { announcementId };
  const href = deskPaths.announcement(locale, announcementId);
  switch (form.intent) {
    case "save":
      return respondToDeskForm(page, form, saving, async ({ version: seen, ...written }) => {
        await api(calls.saveAnnouncement, { params, body: { content: written, version: seen } });
        return { href, message: t("desk.draftSaved") };
      });
    case "test":
      return respondToDeskForm(page, form, testForm, async ({ language }) => {
        const { email } = await api(calls.testAnnouncement, { params, body: { locale: language } });
        return { href, message: t("desk.announcementTestSent", { email }) };
      });
    case "cancel":
      return respondToDeskForm(page, form, cancelForm, async () => {
        const title = await titleOf(page, announcementId);
        await api(calls.cancelAnnouncement, { params });
        return { href, message: t("desk.announcementCancelled", { title }) };
      });
    default:
      return sendAnnouncement(page, form, announcementId);
  }
}

function sendAnnouncement(page: PageContext, form: DeskForm, announcementId: string) {
  const { api, locale, t } = page;
  const params = { announcementId };
  const href = deskPaths.announcement(locale, announcementId);
  switch (form.intent) {
    case "schedule":
      return respondToDeskForm(page, form, scheduleForm, async ({ version: seen, publishDate }) => {
        await api(calls.scheduleAnnouncement, { params, body: { version: seen, publishDate } });
        const title = await titleOf(page, announcementId);
        return { href, message: t("desk.announcementScheduled", { title, date: formatMoment(publishDate, locale) }) };
      });
    case "send":
      return respondToDeskForm(page, form, sendForm, async ({ version: seen }) => {
        await api(calls.scheduleAnnouncement, { params, body: { version: seen, publishDate: null } });
        return { href, message: t("desk.announcementBegun", { title: await titleOf(page, announcementId) }) };
      });
    case "resume":
      return respondToDeskForm(page, form, resumeForm, async () => {
        await api(calls.resumeAnnouncement, { params });
        return { href, message: t("desk.announcementResumed", { title: await titleOf(page, announcementId) }) };
      });
    default:
      throw badRequest();
  }
}

async function titleOf({ api }: PageContext, announcementId: string): Promise<string> {
  return (await api(calls.readAnnouncement, { params: { announcementId } })).announcement.subject;
}
