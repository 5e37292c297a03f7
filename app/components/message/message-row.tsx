import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { MessageView } from "~/view-models/message-item";
import type { SentencePart } from "~/view-models/message-sentence";
import { RequestActions } from "../friend/request-actions";
import { Avatar } from "../ui/avatar";
import { Icon } from "../ui/icon";
import { InboxButton } from "./inbox-button";

type MessageRowProps = { message: MessageView; here: string };

export function MessageRow({ message, here }: MessageRowProps) {
  const t = useText();
  const { id, isUnread, picture, sentence, href, date, sentAt, requestId } = message;
  const plain = sentence.map(({ text }) => text).join("");
  const name = sentence.find(({ isName }) => isName)?.text ?? plain;
  return (
    <li className={isUnread ? "message--unread" : undefined}>
      {"icon" in picture ? (
        <span className="avatar avatar--large">
          <Icon name={picture.icon} />
        </span>
      ) : (
        <Avatar src={picture.url} size="large" />
      )}
      <div className="fill-space">
        <p>
          {isUnread && <span className="visually-hidden">{t("messages.new")} </span>}
          {href === null ? sentence.map(part) : <Link to={href}>{sentence.map(part)}</Link>}
        </p>
        <time dateTime={sentAt}>{date}</time>
      </div>
      <div className="actions">
        {requestId !== null && <RequestActions requestId={requestId} username={name} />}
        {isUnread && requestId === null && (
          <InboxButton
            intent="read"
            messageId={id}
            target={here}
            label={t("messages.read")}
            of={plain}
            variant="text"
          />
        )}
        <InboxButton
          intent="delete"
          messageId={id}
          target={here}
          label={t("messages.delete")}
          of={plain}
          variant="text"
        />
      </div>
    </li>
  );
}

function part({ text, isName }: SentencePart, index: number) {
  return isName ? <b key={index}>{text}</b> : <span key={index}>{text}</span>;
}
