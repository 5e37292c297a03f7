import { Form, Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import { useText } from "~/i18n/use-text";
import { requestPaths } from "~/request-paths";
import type { GameHeadingView, GamePageView } from "~/view-models/game-page";
import type { RoomView } from "~/view-models/room";
import { FavoriteButton } from "../favorite/favorite-button";
import { useLoginHref } from "../frame/use-login-href";
import { Player } from "../player/player";
import { TrackNote } from "../player/track-note";
import { ShareButton } from "../share/share-button";
import { Button } from "../ui/button";

type GameStageProps = { game: GamePageView };

export function GameStage({ game }: GameStageProps) {
  const { id, stageColor, heading, player, room, controls } = game;
  const colored: (CSSProperties & Record<"--stage-color", string>) | undefined =
    stageColor === null ? undefined : { "--stage-color": stageColor };
  return (
    <div className={colored ? "game-stage game-stage--colored" : "game-stage"} style={colored}>
      <div className="page-width">
        <Player key={id} player={player} controls={controls} />
        {room && <RoomPanel room={room} gameId={id} title={heading.title} gameLink={heading.path} />}
        <GameHeading heading={heading} />
      </div>
    </div>
  );
}

type GameHeadingProps = { heading: GameHeadingView };

function GameHeading({ heading: { id, title, path, byline, favoriteId, usualHref } }: GameHeadingProps) {
  const t = useText();
  const { before, studio, href, after, genre } = byline;
  return (
    <div className="game-head">
      <div className="fill-space">
        <h1>{title}</h1>
        <p className="game-byline">
          {before}
          <Link to={href}>{studio}</Link>
          {after}
          {genre !== null && ` · ${genre}`}
        </p>
        <TrackNote usualHref={usualHref} />
      </div>
      <div className="inline-row flex-wrap">
        <FavoriteButton kind="game" id={id} name={title} favoriteId={favoriteId} look="button" />
        <ShareButton title={title} path={path} linkLabel={t("game.link")} />
      </div>
    </div>
  );
}

type RoomPanelProps = { room: RoomView; gameId: string; title: string; gameLink: string };

function RoomPanel({ room, gameId, title, gameLink }: RoomPanelProps) {
  const t = useText();
  const loginHref = useLoginHref();
  if (room.state === "open") {
    return (
      <section className="room-panel" aria-label={t("room.title")}>
        <p>{t("room.invite")}</p>
        {room.players !== null && (
          <p role="status" className="text-small muted">
            {t("room.inside", { names: room.players })}
          </p>
        )}
        <div className="inline-row flex-wrap">
          <ShareButton key={room.roomId} title={title} path={room.path} linkLabel={t("room.link")} />
          <Form role="none" method="post" action={requestPaths.rooms} reloadDocument>
            <input type="hidden" name="intent" value="leave" />
            <input type="hidden" name="roomId" value={room.roomId} />
            <input type="hidden" name="target" value={gameLink} />
            <Button type="submit">{t("room.leave")}</Button>
          </Form>
        </div>
      </section>
    );
  }
  return (
    <section className="room-panel" aria-label={t("room.title")}>
      <p role={room.state === "gone" ? "alert" : undefined}>
        {room.state === "gone" ? t("room.gone") : t("room.about")}
      </p>
      {room.mayOpen ? (
        <Form role="none" method="post" action={requestPaths.rooms} reloadDocument>
          <input type="hidden" name="intent" value="open" />
          <input type="hidden" name="gameId" value={gameId} />
          <input type="hidden" name="target" value={gameLink} />
          <Button type="submit">{t("room.open")}</Button>
        </Form>
      ) : (
        <a className="button" href={loginHref} rel="nofollow">
          {t("room.logIn")}
        </a>
      )}
    </section>
  );
}
