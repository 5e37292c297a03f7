import type { QuestionGroupView } from "~/view-models/sections/faq";
import { Icon } from "../ui/icon";
import { SafeMarkup } from "../ui/safe-markup";

type QuestionListProps = { group: QuestionGroupView };

export function QuestionList({ group: { name, questions } }: QuestionListProps) {
  return (
    <>
      {name !== null && <h3>{name}</h3>}
      {questions.map(({ id, question, answer }) => (
        <details key={id}>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <SafeMarkup markup={answer} />
        </details>
      ))}
    </>
  );
}
