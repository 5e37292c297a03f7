import { Link } from "@remix-run/react";
import { useFocusAfterRemoval } from "~/browser/use-focus-after-removal";
import { useText } from "~/i18n/use-text";
import type { InboxView, MessageResult } from "~/view-models/message-item";
import { EmptyList } from "../ui/empty-list";
import { PageNote } from "../profile/page-note";
import { Pager } from "../ui/pager";
import { InboxButton } from "./inbox-button";
import { MESSAGE_ERROR_TEXTS } from "./message-error-texts";
import { MessageRow } from "./message-row";

type InboxProps = {
  inbox: InboxView;
  /** Response to a form sent without scripts. */
  result: MessageResult | undefined;
};

/** Opening the page marks nothing as read. */
export function Inbox({ inbox, result }: InboxProps) {
  const t = useText();
  const { messages, pager, isUnreadOnly, unread, allHref, unreadHref, here } = inbox;
  const heading = useFocusAfterRemoval(messages.length);
  return (
    <>
      <header className="page-header">
        <h1 tabIndex={-1} ref={heading}>
          {t("messages.title")}
        </h1>
        {unread !== 0 && <InboxButton intent="read-all" target={here} label={t("messages.readAll")} variant="text" />}
      </header>
      {result && <PageNote text={t(MESSAGE_ERROR_TEXTS[result.error])} />}
      <nav className="tabs" aria-label={t("messages.filter")}>
        <Link to={allHref} aria-current={isUnreadOnly ? undefined : "page"}>
          {t("messages.all")}
        </Link>
        <Link to={unreadHref} aria-current={isUnreadOnly ? "page" : undefined}>
          {t("messages.unread")}
          {unread !== null && <span className="tab-count">{unread}</span>}
        </Link>
      </nav>
      {messages.length === 0 && <EmptyList text={t(isUnreadOnly ? "messages.emptyUnread" : "messages.empty")} />}
      {messages.length > 0 && (
        <ul className="message-list">
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} here={here} />
          ))}
        </ul>
      )}
      {pager && <Pager pager={pager} />}
    </>
  );
}
