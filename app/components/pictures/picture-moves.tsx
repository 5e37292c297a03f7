import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";

type PictureMovesProps = {
  subject: string;
  name: string;
  /** From 1, of `count`. */
  place: number;
  count: number;
};

/** Moves one picture of a gallery, in one form. */
export function PictureMoves({ subject, name, place, count }: PictureMovesProps) {
  const t = useText();
  const moves = [
    { id: "earlier", label: t("studios.moveEarlier"), to: place - 1, isBlocked: place === 1 },
    { id: "later", label: t("studios.moveLater"), to: place + 1, isBlocked: place === count },
  ];
  return (
    <Form method="post" preventScrollReset className="picture-moves">
      <input type="hidden" name="intent" value="move-graphic" />
      <input type="hidden" name="subject" value={subject} />
      {moves.map(({ id, label, to, isBlocked }) => (
        <button
          key={id}
          id={`${id}-${subject}`}
          className="button"
          type="submit"
          name="place"
          value={to}
          disabled={isBlocked}
        >
          {label}
          <span className="visually-hidden"> {name}</span>
        </button>
      ))}
    </Form>
  );
}
