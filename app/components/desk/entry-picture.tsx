import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { EntryPictureView } from "~/view-models/desk/entry-picture";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { EmptyList } from "../ui/empty-list";
import { DeskPictures } from "./desk-choices";
import { DeskField } from "./desk-field";
import { DeskFilter } from "./desk-filter";
import { DeskForm } from "./desk-form";
import { DeskPanel } from "./desk-panel";
import { EntryPicturePreview } from "./entry-picture-preview";
import { EntryPictureUpload } from "./entry-picture-upload";

type PictureProps = {
  picture: EntryPictureView;
  version: string;
  result: DeskFormResult | undefined;
};
type EntryPictureProps = PictureProps & { mayChange: boolean; refusal: StudioRefusal | undefined };

export function EntryPicture({ mayChange, refusal, ...props }: EntryPictureProps) {
  const t = useText();
  const { picture, version } = props;
  return (
    <>
      <DeskPanel id="picture" title={t("desk.picture")}>
        <div className="desk-panel-body">
          <p>
            {picture.note} <span className="muted">{t("desk.entryPictureText")}</span>
          </p>
          {mayChange ? (
            <EntryPictureUpload key={version} {...{ picture, version }} result={refusal} />
          ) : (
            <EntryPicturePreview picture={picture} url={picture.url} />
          )}
          {mayChange && picture.path !== "" && <Removal {...props} />}
        </div>
      </DeskPanel>
      {mayChange && (
        <DeskPanel id="choose-picture" title={t("desk.entryPictureChoose")}>
          <Choice {...props} />
        </DeskPanel>
      )}
    </>
  );
}

function Removal({ version, result }: PictureProps) {
  const t = useText();
  const label = t("desk.entryPictureRemove");
  return (
    <DeskForm
      intent="remove-picture"
      label={label}
      button={label}
      variant="neutral"
      fields={{ version }}
      result={result}
    />
  );
}

function Choice({ picture: { path, choice }, version, result }: PictureProps) {
  const t = useText();
  const { search, title, options, others } = choice;
  return (
    <div className="desk-panel-body desk-stack">
      <DeskFilter
        id="picture-search"
        title={t("desk.entryPictureChoose")}
        label={t("desk.partOfName")}
        search={search}
        href="?#choose-picture"
      />
      {others.length > 0 && (
        <ul className="desk-picture-games" aria-label={t("desk.entryPictureOthers")}>
          {others.map(({ name, href }) => (
            <li key={name}>
              <Link className="text-link" to={href} preventScrollReset>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {title === null && search !== "" && <EmptyList text={t("desk.noGames")} />}
      {title !== null && options.length > 0 && (
        <DeskForm
          key={`${version} ${title}`}
          intent="choose-picture"
          label={t("desk.gamePicturesOf", { title })}
          button={t("desk.entryPictureTake")}
          fields={{ version }}
          result={result}
        >
          <DeskPictures name="picture" label={t("desk.gamePicturesOf", { title })} options={options} saved={path} />
        </DeskForm>
      )}
      <DeskForm
        key={version}
        intent="choose-picture"
        subject="address"
        label={t("desk.entryPictureAddress")}
        button={t("desk.entryPictureTakeAddress")}
        variant="neutral"
        fields={{ version }}
        result={result}
      >
        <DeskField
          name="picture"
          label={t("desk.entryPictureAddress")}
          help={t("desk.entryPictureAddressHelp")}
          saved={path}
          autoCapitalize="none"
          spellCheck={false}
        />
      </DeskForm>
    </div>
  );
}
