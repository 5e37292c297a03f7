import type { SaveProblem } from "~/browser/account-saves";
import { useText } from "~/i18n/use-text";

type SaveNoteProps = { trouble: SaveProblem };

export function SaveNote({ trouble }: SaveNoteProps) {
  const t = useText();
  if (trouble.kind === "kept-here") return t("player.saveKeptHere");
  if (trouble.kind === "kept-beside") return t("player.saveKeptBeside");
  if (trouble.kind === "too-large") return t("player.saveTooLarge");
  return (
    <>
      {t("player.saveConflict")}{" "}
      <button type="button" className="player-link" onClick={trouble.keepMine}>
        {t("player.saveKeepMine")}
      </button>
    </>
  );
}
