import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { BYTES_PER_MEGABYTE } from "~/i18n/format-bytes";
import { deskReason, MAX_DESK_SEARCH_LENGTH } from "~contract/calls/desk-staff";
import { changeStudioLimits, MAX_STORED_BYTES } from "~contract/calls/desk-studios";
import { MAX_BUILD_BYTES, MAX_BUILD_FILES } from "~contract/entities/build";
import { id } from "~contract/entities/identifiers";
import { box } from "./desk-content-forms.server";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { pageParam, searchParam } from "./page-param.server";
import { badRequest } from "./request-body.server";

const megabytes = (maxBytes: number) =>
  z
    .int()
    .min(1)
    .max(maxBytes / BYTES_PER_MEGABYTE)
    .transform((value) => value * BYTES_PER_MEGABYTE);

/** Megabytes; an empty field is the usual limit. */
const limitsForm = z.object({
  intent: z.literal("change-limits"),
  subject: id,
  stored: megabytes(MAX_STORED_BYTES),
  maxBytes: megabytes(MAX_BUILD_BYTES).optional(),
  maxFileBytes: megabytes(MAX_BUILD_BYTES).optional(),
  maxFiles: z.int().min(1).max(MAX_BUILD_FILES).optional(),
  isReviewed: box,
  reason: deskReason,
});

export function changeLimits(page: PageContext, form: DeskForm) {
  if (form.intent !== "change-limits") throw badRequest();
  const { api, locale, t, url } = page;
  return respondToDeskForm(
    page,
    form,
    limitsForm,
    async ({ subject: studioId, stored, isReviewed, reason, ...typed }) => {
      const limits = {
        ...(typed.maxBytes === undefined ? {} : { maxBytes: typed.maxBytes }),
        ...(typed.maxFileBytes === undefined ? {} : { maxFileBytes: typed.maxFileBytes }),
        ...(typed.maxFiles === undefined ? {} : { maxFiles: typed.maxFiles }),
      };
      const body = { maxStoredBytes: stored, limits, isReviewed, reason };
      const { name } = await api(changeStudioLimits, { params: { studioId }, body });
      const place = { search: searchParam(url, MAX_DESK_SEARCH_LENGTH), page: pageParam(url) };
      return { href: deskPaths.studioLimits(locale, place), message: t("desk.limitsChanged", { name }) };
    },
  );
}
