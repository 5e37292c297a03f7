import type { SaveProblem } from "~/browser/account-saves";
import type { QueuedScoreResult } from "~/browser/score-outbox";
import { useText } from "~/i18n/use-text";
import type { PlayerView } from "~/view-models/player";
import { SCORE_ERROR_TEXTS } from "./error-texts";
import { LogInLink } from "./log-in-link";
import type { PlayerNote } from "./player-note";
import { ScoreResultNote } from "./score-result-note";

type PlayerNoteLineProps = { note: PlayerNote | null; scoreType: PlayerView["scoreType"] };

export function PlayerNoteLine({ note, scoreType }: PlayerNoteLineProps) {
  const t = useText();
  return (
    <p className="player-note" aria-live="polite">
      {text()}
    </p>
  );

  function text() {
    switch (note?.kind) {
      case undefined:
        return null;
      case "sending":
        return t("player.sendingScore");
      case "offline":
        return t("player.offlinePlay");
      case "restricted":
        return t("player.restricted");
      case "kept":
        return (
          <>
            {t("player.scoreKept")}{" "}
            <button type="button" className="player-link" onClick={note.sendNow}>
              {t("player.sendAgain")}
            </button>
          </>
        );
      case "late":
        return <OutboxResultNote result={note.queuedResult} />;
      case "login":
        return <LogInLink text={t("player.logInToContinue")} />;
      case "offer":
        return (
          <a className="player-link" href={`#${note.itemId}`}>
            {t("player.offer")}
          </a>
        );
      case "save":
        return <SaveNote problem={note.problem} />;
      case "room":
        return t("room.wanted");
      case "taken":
        return <ScoreResultNote result={note.result} scoreType={scoreType} />;
      case "refused":
        return (
          <>
            {t(SCORE_ERROR_TEXTS[note.error])}{" "}
            {note.sendAgain && (
              <button type="button" className="player-link" onClick={note.sendAgain}>
                {t("player.sendAgain")}
              </button>
            )}
          </>
        );
    }
  }
}

type OutboxResultNoteProps = { result: QueuedScoreResult };

function OutboxResultNote({ result: { about, outcome } }: OutboxResultNoteProps) {
  const t = useText();
  const { title, type } = about;
  if (!outcome.ok) {
    return (
      <>
        {t("player.lateRefused", { title })} {t(SCORE_ERROR_TEXTS[outcome.error])}
      </>
    );
  }
  return (
    <>
      {t("player.lateSent", { title })} <ScoreResultNote result={outcome.result} scoreType={type} />
    </>
  );
}

type SaveNoteProps = { problem: SaveProblem };

function SaveNote({ problem }: SaveNoteProps) {
  const t = useText();
  if (problem.kind === "kept-here") return t("player.saveKeptHere");
  if (problem.kind === "kept-beside") return t("player.saveKeptBeside");
  if (problem.kind === "too-large") return t("player.saveTooLarge");
  if (problem.kind === "before-log-in") {
    return (
      <>
        {t("player.saveBeforeLogIn")}{" "}
        <button type="button" className="player-link" onClick={problem.keep}>
          {t("player.saveToAccount")}
        </button>
      </>
    );
  }
  return (
    <>
      {t("player.saveConflict")}{" "}
      <button type="button" className="player-link" onClick={problem.overwrite}>
        {t("player.saveKeepMine")}
      </button>
    </>
  );
}
