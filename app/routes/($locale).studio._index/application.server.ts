import type { ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { paths } from "~/paths";
import type { PageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import { readRequestBody } from "~/server/request-body.server";
import { parseFields, respondToStudioForm } from "~/server/studio-form.server";
import { applyForStudio } from "~contract/calls/developer-studios";

export const APPLY = "apply";

const applicationForm = z.object({
  intent: z.literal(APPLY),
  name: z.string(),
  website: z.string(),
  /** Browsers submit CRLF in a text area. */
  message: z.string().transform((text) => text.replaceAll("\r\n", "\n")),
});

export async function sendApplication(args: ActionFunctionArgs, context: PageContext) {
  await requireSignIn(args, context);
  const { api, locale, t } = context;
  const { intent, ...values } = await readRequestBody(args.request, applicationForm);
  return respondToStudioForm(context, { intent, values }, async () => {
    const website = values.website.trim();
    const body = parseFields(
      applyForStudio.body,
      { ...values, website: website === "" ? null : website },
      { name: "name_wrong", website: "website_wrong", message: "message_wrong" },
    );
    await api(applyForStudio, { body });
    return { message: t("studios.applied"), href: paths.studioHome(locale) };
  });
}
