import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { RoomView } from "~/view-models/room";
import { useLoginHref } from "../frame/use-login-href";
import { ShareButton } from "../share/share-button";
import { Button } from "../ui/button";

type RoomPanelProps = { room: RoomView; gameId: string; title: string; gameLink: string };

export function RoomPanel({ room, gameId, title, gameLink }: RoomPanelProps) {
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
          <Form role="none" method="post" action={paths.rooms} reloadDocument>
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
        <Form role="none" method="post" action={paths.rooms} reloadDocument>
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
