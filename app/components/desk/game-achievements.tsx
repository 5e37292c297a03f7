import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { AchievementRowView, GameAchievementsEditorView } from "~/view-models/desk/game-achievements-editor";
import { EmptyList } from "../ui/empty-list";
import { useKeptFocus } from "../ui/use-kept-focus";
import { AchievementForm } from "./achievement-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { MoveButtons } from "./move-buttons";

type GameAchievementsProps = { editor: GameAchievementsEditorView; result: DeskFormResult | undefined };

/** The achievements of a game's draft, beside one form. */
export function GameAchievementsPage({ editor, result }: GameAchievementsProps) {
  const t = useText();
  const { title, trail, version, mayChange, rows, form } = editor;
  const keptFocus = useKeptFocus(version);
  return (
    <>
      <DeskHead title={title} text={t("desk.achievementsText")} trail={trail} />
      <DeskNote result={result} />
      <div className="desk-columns">
        <div className="desk-stack" {...keptFocus}>
          {rows.length === 0 && <EmptyList text={t("desk.noAchievements")} />}
          {rows.length > 0 && (
            <DeskPanel id="achievements" title={t("desk.achievements")}>
              <ol className="desk-sections">
                {rows.map((row, index) => (
                  <li key={row.key}>
                    <AchievementTexts row={row} />
                    {mayChange && (
                      <RowButtons {...{ row, version }} isFirst={index === 0} isLast={index === rows.length - 1} />
                    )}
                  </li>
                ))}
              </ol>
            </DeskPanel>
          )}
        </div>
        <div className="desk-stack">{mayChange && <AchievementForm {...{ form, version, result }} />}</div>
      </div>
    </>
  );
}

function AchievementTexts({ row: { key, name, text, facts } }: { row: AchievementRowView }) {
  return (
    <div>
      <b>{name}</b> <code>{key}</code>
      <p>{text}</p>
      <p className="text-small muted">{facts}</p>
    </div>
  );
}

type RowButtonsProps = { row: AchievementRowView; version: string; isFirst: boolean; isLast: boolean };

function RowButtons({ row: { key, name, changeHref }, version, isFirst, isLast }: RowButtonsProps) {
  const t = useText();
  return (
    <div className="desk-moves">
      <MoveButtons
        subject={key}
        {...{ name, version, isFirst, isLast }}
        intents={{ up: "up", down: "down" }}
        others={[]}
      />
      <Link className="button" to={changeHref}>
        {t("desk.changeIt")}
        <span className="visually-hidden"> {name}</span>
      </Link>
    </div>
  );
}
