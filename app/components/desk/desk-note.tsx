import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { PageNote } from "../profile/page-note";

type DeskNoteProps = { result: DeskFormResult | undefined };

/** Why a form of the page was refused, where that is not about one of its fields. */
export function DeskNote({ result }: DeskNoteProps) {
  const t = useText();
  if (!result) return null;
  const text = result.error === "unreachable" ? t("desk.error.unreachable") : result.message;
  return text === undefined ? null : <PageNote text={text} />;
}
