import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { saveDigest, testDigest } from "~contract/calls/desk-digest";
import { digestSettings } from "~contract/entities/digest";
import { contentLocale } from "~contract/entities/page-content";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { badRequest } from "./request-body.server";

const { weekday, hour, ratePerMinute } = digestSettings.shape;

const settingsForm = z
  .object({
    intent: z.literal("save"),
    version: z.int().min(0),
    state: z.enum(["on", "off"]),
    ...{ weekday, hour, ratePerMinute },
  })
  .transform(({ version, state, ...typed }) => ({
    version,
    settings: {
      ...{ isOn: state === "on", weekday: typed.weekday, hour: typed.hour, ratePerMinute: typed.ratePerMinute },
    },
  }));
const testForm = z.object({ intent: z.literal("test"), language: contentLocale });

export function changeDigest(page: PageContext, form: DeskForm) {
  const { api, locale, t } = page;
  const href = deskPaths.digest(locale);
  switch (form.intent) {
    case "save":
      return respondToDeskForm(page, form, settingsForm, async (body) => {
        await api(saveDigest, { body });
        return { href, message: t("desk.digestSaved") };
      });
    case "test":
      return respondToDeskForm(page, form, testForm, async ({ language }) => {
        const { email } = await api(testDigest, { body: { locale: language } });
        return { href, message: t("desk.announcementTestSent", { email }) };
      });
    default:
      throw badRequest();
  }
}
