import * as z from "zod";
import { id, translations } from "./identifiers";

/** A missing title or translations map becomes empty (docs/product/entities.md#tag). */
export const tag = z.object({
  alias: z.string(),
  displayOrder: z.number(),
  icon: z.string().nullable(),
  parentTagAlias: z.string().nullable(),
  parentTagId: id.nullable(),
  tagId: id,
  title: z.string().default(""),
  titleTranslations: translations.default({}),
});

export type Tag = z.infer<typeof tag>;
