import * as z from "zod";
import { id, translations } from "./identifiers";

/** A tag of games (docs/product/entities.md#tag). A missing title or translations map becomes empty. */
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
