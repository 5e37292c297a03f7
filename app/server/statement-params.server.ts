import type { LoaderFunctionArgs } from "@remix-run/node";
import { statementMonth } from "~contract/entities/earnings";
import { id } from "~contract/entities/identifiers";
import * as z from "zod";
import { notFound } from "./page-error.server";

const schema = z.object({ studioId: id, month: statementMonth });

/** What is no studio's id or no month is no page. */
export function statementParams({ params }: LoaderFunctionArgs): z.output<typeof schema> {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw notFound();
  return parsed.data;
}
