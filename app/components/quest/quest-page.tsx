import { Form, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { TextKey } from "~/i18n/text-keys";
import { useText } from "~/i18n/use-text";
import type { CodeError, CodeResult, LevelView, QuestPageView } from "~/view-models/quest-page";
import { MissingPart } from "../error/missing-part";
import { FormField } from "../profile/form-field";
import { Button } from "../ui/button";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { EarnedReward } from "./earned-reward";
import { QuestBoard } from "./quest-board";
import { useQuestReload } from "./use-quest-reload";

const ERROR_TEXTS: Record<CodeError, TextKey> = {
  code_already_used: "questPage.codeUsed",
  code_not_found: "questPage.codeUnknown",
  email_not_confirmed: "questPage.codeUnconfirmed",
  invalid_request_payload: "questPage.codeMissing",
  partner_account_taken: "questPage.accountTaken",
  too_many_requests: "profile.tooManyRequests",
  unreachable: "profile.unreachable",
};

type QuestPageProps = { page: QuestPageView; result: CodeResult | undefined };

export function QuestPage({ page: { board, level, rewards, pager }, result }: QuestPageProps) {
  const t = useText();
  const renew = useQuestReload(useRevalidator().revalidate);
  return (
    <div className="two-columns quests-page">
      <section aria-labelledby="quests">
        <h2 id="quests">{t("questPage.title")}</h2>
        <QuestBoard board={board} isOpen renew={renew} />
      </section>
      <div>
        {level && <LevelPanel level={level} />}
        <section className="panel" aria-labelledby="codes">
          <h2 className="heading-small" id="codes">
            {t("questPage.codes")}
          </h2>
          <CodeForm result={result} />
        </section>
        <section className="panel" aria-labelledby="rewards">
          <h2 className="heading-small" id="rewards">
            {t("questPage.rewards")}
          </h2>
          {rewards === null && <MissingPart text={t("questPage.rewardsFailed")} />}
          {rewards?.length === 0 && <EmptyList text={t("questPage.noRewards")} />}
          {rewards && rewards.length > 0 && (
            <ul className="earned-list">
              {rewards.map((reward) => (
                <EarnedReward key={reward.id} reward={reward} />
              ))}
            </ul>
          )}
          {pager && <Pager pager={pager} />}
        </section>
      </div>
    </div>
  );
}

type CodeFormProps = { result: CodeResult | undefined };

function CodeForm({ result }: CodeFormProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const isSending = useNavigation().formData?.has("code") === true;
  useEffect(() => {
    if (result) field.current?.focus();
  }, [result]);
  return (
    <Form aria-label={t("questPage.codes")} method="post" className="form" preventScrollReset noValidate>
      <FormField
        id="code"
        label={t("questPage.code")}
        help={result ? undefined : t("questPage.codeHelp")}
        problem={result && t(ERROR_TEXTS[result.error])}
      >
        {(attributes) => (
          <input
            {...attributes}
            ref={field}
            className="text-input"
            name="code"
            defaultValue={result?.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </FormField>
      <Button type="submit" isBusy={isSending}>
        {t("questPage.enterCode")}
      </Button>
    </Form>
  );
}

type LevelPanelProps = { level: LevelView };

function LevelPanel({ level: { name, text, segments, lit } }: LevelPanelProps) {
  return (
    <section className="panel level-panel" aria-labelledby="level">
      <h2 className="heading-small" id="level">
        {name}
      </h2>
      <div className="progress">
        <span className="progress-steps" aria-hidden="true">
          {Array.from({ length: segments }, (_, index) => (
            <i key={index} className={index < lit ? "progress-step--done" : undefined} />
          ))}
        </span>
      </div>
      <p className="text-small muted">{text}</p>
    </section>
  );
}
