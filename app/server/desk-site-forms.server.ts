import { deskPaths } from "~/desk-paths";
import { SITE_CALLS } from "~contract/calls/desk-site";
import { SITE_SETTINGS_ID, siteContent, type SiteContent } from "~contract/entities/site-content";
import {
  box,
  changeContent,
  optionalLocalizedFields,
  SAVING_FIELDS,
  textLines,
  withoutGaps,
  type ContentForms,
} from "./desk-content-forms.server";
import type { DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";

const { shape } = siteContent;
const NO_LINKS = Object.fromEntries(Object.keys(shape.links.shape).map((name) => [name, null]));

/** Empty fields are undefined. */
const saving = siteContent
  .extend({
    ...SAVING_FIELDS,
    ...{ allowGamePreloading: box, allowGuestMultiplayerRoomCreation: box, gamesAutoloadEnabled: box },
    ...{ isEventOn: box, isEventRegionLimited: box },
    links: shape.links
      .partial()
      .optional()
      .transform((typed = {}) => ({ ...NO_LINKS, ...withoutGaps(typed) }))
      .pipe(shape.links),
    socialLinks: textLines.pipe(shape.socialLinks),
    operator: shape.operator.optional().transform((operator = null) => operator),
    contactUrl: shape.contactUrl.optional().transform((address = null) => address),
    description: optionalLocalizedFields(shape.description),
  })
  .transform(({ intent: _intent, then, version, ...content }) => ({ then, version, content }));

export function changeSite(page: PageContext, form: DeskForm) {
  const forms = {
    ...{ calls: SITE_CALLS, saving, titleOf: () => page.t("desk.group.site") },
    ...{ listPath: deskPaths.site, editorPath: deskPaths.site },
  } satisfies ContentForms<SiteContent>;
  return changeContent(page, form, forms, SITE_SETTINGS_ID);
}
