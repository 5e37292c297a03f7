import { Link } from "@remix-run/react";
import { useEffect } from "react";
import { onTabReturn } from "~/browser/tab-return";
import { usePageRefresh } from "~/browser/use-page-refresh";
import { useText } from "~/i18n/use-text";
import type { FriendResult, FriendsPageView } from "~/view-models/friend-list";
import type { FriendScoreView } from "~/view-models/friend-score";
import { MissingPart } from "../error/missing-part";
import { EmptyList } from "../ui/empty-list";
import { SectionHead } from "../ui/section-head";
import { FriendButton } from "./friend-button";
import { FriendRequestForm } from "./friend-request-form";
import { FriendSection } from "./friend-section";
import { RequestActions } from "./request-actions";
import { RecordRow } from "../profile/record-row";

type FriendsPageProps = { page: FriendsPageView; result: FriendResult | undefined };

/** Received and sent requests, friends, and a form to add more; revalidated on focus. */
export function FriendsPage({ page: { received, sent, friends, scores }, result }: FriendsPageProps) {
  const t = useText();
  const refresh = usePageRefresh();
  useEffect(() => {
    const controller = new AbortController();
    const unsubscribe = onTabReturn(() => void refresh(controller.signal));
    return () => {
      unsubscribe();
      controller.abort();
    };
  }, [refresh]);
  return (
    <>
      <section aria-labelledby="ask">
        <h2 className="heading-small" id="ask">
          {t("friends.askHeading")}
        </h2>
        <FriendRequestForm result={result} />
      </section>
      <FriendSection
        id="received"
        title={t("friends.received")}
        people={received.items}
        pager={received.pager}
        empty={<p className="muted">{t("friends.noneReceived")}</p>}
        actions={({ requestId, username }) => <RequestActions requestId={requestId} username={username} />}
      />
      <SentRequests sent={sent} />
      <FriendSection
        id="friends"
        title={t("friends.title")}
        people={friends?.items ?? null}
        pager={friends?.pager ?? null}
        empty={<EmptyList text={t("friends.empty")} />}
        missing={<MissingPart text={t("profile.friendsFailed")} />}
        actions={({ userId, username }) => (
          <FriendButton
            intent="remove"
            fields={{ userId }}
            label={t("friends.remove")}
            of={username}
            variant="outline"
          />
        )}
      />
      <section className="section" aria-labelledby="scores">
        <SectionHead id="scores" title={t("friends.latestScores")} />
        {scores === null && <MissingPart text={t("profile.scoresFailed")} />}
        {scores?.length === 0 && <p className="muted">{t("friends.noScores")}</p>}
        {scores && scores.length > 0 && <FriendScores scores={scores} />}
      </section>
    </>
  );
}

function SentRequests({ sent }: Pick<FriendsPageView, "sent">) {
  const t = useText();
  if (sent?.items.length === 0) return null;
  return (
    <FriendSection
      id="sent"
      title={t("friends.sent")}
      people={sent?.items ?? null}
      pager={sent?.pager ?? null}
      empty={null}
      missing={<MissingPart text={t("friends.sentFailed")} />}
      actions={({ requestId, username }) => (
        <FriendButton
          intent="cancel"
          fields={{ requestId }}
          label={t("friends.cancel")}
          of={username}
          variant="outline"
        />
      )}
    />
  );
}

type FriendScoresProps = { scores: FriendScoreView[] };

function FriendScores({ scores }: FriendScoresProps) {
  return (
    <ul className="records">
      {scores.map(({ id, username, personHref, challenge, href, cover, score, place, date }) => (
        <RecordRow key={id} href={href} title={challenge} cover={cover} figure={score} note={place}>
          <p className="text-small muted">
            <Link to={personHref}>{username}</Link> · {date}
          </p>
        </RecordRow>
      ))}
    </ul>
  );
}
