import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { movedButtonId } from "~/rules/control-draft";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type {
  ControlGroupRowView,
  ControlPartRowView,
  GameControlsEditorView,
} from "~/view-models/desk/game-controls-editor";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { ControlForm } from "./control-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { MoveButtons } from "./move-buttons";
import { useKeptFocus } from "../ui/use-kept-focus";

type GameControlsProps = { editor: GameControlsEditorView; result: DeskFormResult | undefined };

/** The controls of a game's draft, beside one form. */
export function GameControlsPage({ editor, result }: GameControlsProps) {
  const t = useText();
  const { title, trail, version, mayChange, areUnshown, groups, form } = editor;
  const keptFocus = useKeptFocus(version, movedButtonId);
  return (
    <>
      <DeskHead title={title} text={t("desk.gameControlsText")} trail={trail} />
      <DeskNote result={result} />
      <div className="desk-columns">
        <div className="desk-stack" {...keptFocus}>
          {groups.length === 0 && <EmptyList text={t(areUnshown ? "desk.controlsUnshown" : "desk.noControls")} />}
          {/* Places have other controls in another version. */}
          <ol key={version} className="desk-stack">
            {groups.map((group, index) => (
              <li key={group.place}>
                <Group {...{ group, version, mayChange }} isFirst={index === 0} isLast={index === groups.length - 1} />
              </li>
            ))}
          </ol>
        </div>
        <div className="desk-stack">{mayChange && <ControlForm {...{ form, version, result }} />}</div>
      </div>
    </>
  );
}

type Place = { version: string; mayChange: boolean; isFirst: boolean; isLast: boolean };
type GroupProps = Place & { group: ControlGroupRowView };

function Group({ group, ...place }: GroupProps) {
  const t = useText();
  const { name, parts, addHref } = group;
  const { version, mayChange } = place;
  return (
    <DeskPanel id={`group-${group.place}`} title={name}>
      {mayChange && (
        <div className="desk-panel-body">
          <ItemButtons item={group} {...place} />
        </div>
      )}
      {parts.map((part, index) => (
        <Part
          key={part.place}
          {...{ part, version, mayChange }}
          isFirst={index === 0}
          isLast={index === parts.length - 1}
        />
      ))}
      {mayChange && addHref !== null && (
        <div className="desk-panel-body">
          <ButtonLink href={addHref}>
            {t("desk.addControlPart")}
            <span className="visually-hidden"> {name}</span>
          </ButtonLink>
        </div>
      )}
    </DeskPanel>
  );
}

type PartProps = Place & { part: ControlPartRowView };

function Part({ part, ...place }: PartProps) {
  const t = useText();
  const { name, controls, addHref } = part;
  const { version, mayChange } = place;
  return (
    <div>
      <div className="desk-panel-body">
        <h3>{name}</h3>
        {mayChange && <ItemButtons item={part} {...place} />}
      </div>
      {controls.length > 0 && (
        <ol className="desk-sections">
          {controls.map((control, index) => (
            <li key={control.place}>
              <div>
                <b>{control.name}</b> <span>{control.input}</span>
                {control.gaps !== null && <p className="text-small muted">{control.gaps}</p>}
              </div>
              {mayChange && (
                <ItemButtons
                  item={control}
                  version={version}
                  isFirst={index === 0}
                  isLast={index === controls.length - 1}
                  isRemovable
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {mayChange && addHref !== null && (
        <div className="desk-panel-body">
          <ButtonLink href={addHref}>
            {t("desk.addControl")}
            <span className="visually-hidden"> {name}</span>
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

type ItemButtonsProps = Omit<Place, "mayChange"> & {
  item: { place: string; name: string; changeHref: string };
  /** Groups and parts are removed in their form. */
  isRemovable?: boolean;
};

function ItemButtons({ item, version, isFirst, isLast, isRemovable = false }: ItemButtonsProps) {
  const t = useText();
  const { place, name, changeHref } = item;
  return (
    <div className="desk-moves">
      <MoveButtons
        {...{ subject: place, name, version, isFirst, isLast }}
        intents={{ up: "up", down: "down" }}
        others={isRemovable ? [{ intent: "remove", label: t("desk.remove") }] : []}
      />
      <Link className="button" to={changeHref}>
        {t("desk.changeIt")}
        <span className="visually-hidden"> {name}</span>
      </Link>
    </div>
  );
}
