import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";

type MoveButtonsProps = {
  /** Its id, and what it is called. */
  subject: string;
  name: string;
  version: string;
  intents: { up: string; down: string };
  isFirst: boolean;
  isLast: boolean;
  others: readonly { intent: string; label: string }[];
};

/** The buttons of one item of an ordered list, in one form. */
export function MoveButtons({ subject, name, version, intents, isFirst, isLast, others }: MoveButtonsProps) {
  const t = useText();
  const moves = [
    { intent: intents.up, label: t("desk.up"), isBlocked: isFirst },
    { intent: intents.down, label: t("desk.down"), isBlocked: isLast },
  ];
  return (
    <Form method="post" preventScrollReset className="desk-moves">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="subject" value={subject} />
      {[...moves, ...others.map((other) => ({ ...other, isBlocked: false }))].map(({ intent, label, isBlocked }) => (
        <button
          key={intent}
          id={`${intent}-${subject}`}
          className="button"
          type="submit"
          name="intent"
          value={intent}
          disabled={isBlocked}
        >
          {label}
          <span className="visually-hidden"> {name}</span>
        </button>
      ))}
    </Form>
  );
}
