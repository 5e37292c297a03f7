import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { StorageView, StudioGameRowView, StudioGamesView } from "~/view-models/studio/studio-games";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { useProblemFocus } from "../profile/use-problem-focus";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { SectionHead } from "../ui/section-head";
import { StudioField } from "./studio-field";
import { StudioForm } from "./studio-form";
import { StudioHead } from "./studio-head";
import { StudioNote } from "./studio-note";

const CREATE = { intent: "create" };

type StudioGamesProps = { page: StudioGamesView; maxTitle: number; result: StudioRefusal | undefined };

export function StudioGames({ page, maxTitle, result }: StudioGamesProps) {
  const t = useText();
  const content = useProblemFocus(result);
  const { header, games, pager, storage, maxGameSize, canEdit } = page;
  return (
    <div ref={content}>
      <StudioHead header={header} />
      <StudioNote result={result} />
      <section aria-labelledby="games">
        <SectionHead id="games" title={t("studios.games")} />
        {games.length > 0 ? <GameList games={games} /> : <EmptyList text={t("studios.noGames")} />}
        {pager && <Pager pager={pager} list={t("studios.games")} />}
      </section>
      {canEdit && (
        <section className="panel section" aria-labelledby="create">
          <h2 className="heading-small" id="create">
            {t("studios.newGame")}
          </h2>
          <StudioForm form={CREATE} label={t("studios.newGame")} button={t("studios.createGame")} variant="primary">
            <StudioField
              form={CREATE}
              name="name"
              label={t("studios.gameName")}
              help={t("studios.nameHelp", { max: maxTitle })}
              result={result}
              autoComplete="off"
            />
          </StudioForm>
        </section>
      )}
      <section className="panel section" aria-labelledby="storage">
        <h2 className="heading-small" id="storage">
          {t("studios.storage")}
        </h2>
        <StorageMeter storage={storage} />
        <p className="text-small muted">{t("studios.storageText", { max: maxGameSize })}</p>
      </section>
    </div>
  );
}

type GameListProps = { games: StudioGameRowView[] };

function GameList({ games }: GameListProps) {
  const t = useText();
  return (
    <ul className="records records--plain">
      {games.map(({ id, title, href, shortId, version }) => (
        <li key={id}>
          <div className="person">
            <Link to={href}>{title}</Link>
            <p className="text-small muted">{t("studios.shortId", { id: shortId })}</p>
          </div>
          <p className="record-end text-small">{version}</p>
        </li>
      ))}
    </ul>
  );
}

type StorageMeterProps = { storage: StorageView };

function StorageMeter({ storage: { used, max, text } }: StorageMeterProps) {
  const t = useText();
  return (
    <div className="studio-meter">
      <meter aria-label={t("studios.storage")} min={0} max={Math.max(max, 1)} value={used} />
      <p>{text}</p>
    </div>
  );
}
