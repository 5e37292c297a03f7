import { Form } from "@remix-run/react";
import { useId } from "react";
import { useText } from "~/i18n/use-text";
import type { ReviewView } from "~/view-models/player-reviews";
import type { AnsweringView, ReviewRefusal } from "~/view-models/reviews-page";
import { useCurrentPath } from "../frame/use-current-path";
import { FormField } from "../profile/form-field";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { TextArea } from "../ui/text-area";

type AnswerFormProps = {
  review: Pick<ReviewView, "id" | "label" | "answer">;
  answering: AnsweringView;
  refusal: ReviewRefusal | undefined;
};

/** For who makes the game: to answer a review in the studio's name, once, and to change the answer. */
export function AnswerForm({ review: { id, label, answer }, answering, refusal }: AnswerFormProps) {
  const t = useText();
  const fieldId = useId();
  const here = useCurrentPath();
  const typed = refusal?.answer?.reviewId === id ? refusal.answer : null;
  const name = t(answer ? "reviews.changeAnswer" : "reviews.answer");
  const fields = { reviewId: id, gameId: answering.gameId };
  return (
    <details className="player-review-report" open={typed ? true : undefined}>
      <summary className="button button--text">
        <Icon name="messages-square" size="small" />
        {name}
        <span className="visually-hidden">{label}</span>
      </summary>
      <Form aria-label={`${name}: ${label}`} method="post" action={here} className="form" preventScrollReset noValidate>
        <HiddenFields fields={{ ...fields, intent: "answer" }} />
        <FormField
          id={`${fieldId}answer`}
          label={t("reviews.answerText")}
          help={t("reviews.answerHelp", { max: answering.maxLength })}
          problem={typed ? refusal?.problems?.answer : undefined}
        >
          {(field) => (
            <TextArea
              {...field}
              className="text-input"
              name="text"
              rows={4}
              maxLength={answering.maxLength}
              defaultValue={typed?.text ?? answer?.text ?? ""}
              required
            />
          )}
        </FormField>
        <Button type="submit">{t("reviews.publish")}</Button>
      </Form>
      {answer && (
        <Form role="none" method="post" action={here} className="form" preventScrollReset>
          <HiddenFields fields={{ ...fields, intent: "delete-answer" }} />
          <Button type="submit" variant="danger">
            {t("reviews.deleteAnswer")}
          </Button>
        </Form>
      )}
    </details>
  );
}

function HiddenFields({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" {...{ name, value }} />);
}
