import { useText } from "~/i18n/use-text";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { PageNote } from "../profile/page-note";

type StudioNoteProps = { result: StudioRefusal | undefined };

/** Why a form of the page was refused. */
export function StudioNote({ result }: StudioNoteProps) {
  const t = useText();
  return result ? <PageNote text={result.message ?? t("studios.error.unreachable")} /> : null;
}
