import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { TextKey } from "~/i18n/text-keys";
import type { AppealError, AppealResult, NoticesPageView, NoticeView } from "~/view-models/notices-page";
import { Button } from "../ui/button";
import { EmptyList } from "../ui/empty-list";
import { Icon } from "../ui/icon";
import { TextArea } from "../ui/text-area";
import { FormField } from "./form-field";
import { useIsSubmitting } from "./use-is-submitting";

type NoticesPageProps = { notices: NoticesPageView; result: AppealResult | undefined };

const ERROR_TEXTS: Record<AppealError, TextKey> = {
  appeal_already_sent: "notices.error.alreadySent",
  sanction_ended: "notices.error.ended",
  too_many_requests: "profile.tooManyRequests",
  text_missing: "notices.error.textMissing",
  unreachable: "profile.unreachable",
};

/** What the portal has decided about an account, why, and how to object. */
export function NoticesPage({ notices: { suspension, notices, maxLength }, result }: NoticesPageProps) {
  const t = useText();
  return (
    <div className="page-width notices">
      <header>
        <h1>{t("notices.title")}</h1>
        <p className="muted">{t("notices.text")}</p>
      </header>
      {suspension !== null && (
        <p className="page-note">
          <Icon name="triangle-alert" />
          <span>{suspension}</span>
        </p>
      )}
      {notices.length === 0 && <EmptyList text={t("notices.none")} />}
      {notices.map((notice) => (
        <Notice key={notice.id} {...{ notice, maxLength, result }} />
      ))}
    </div>
  );
}

type NoticeProps = { notice: NoticeView; maxLength: number; result: AppealResult | undefined };

function Notice({ notice, maxLength, result }: NoticeProps) {
  const t = useText();
  const { id, title, date, rule, text, facts, appeal, mayAppeal } = notice;
  return (
    <section className="panel" aria-labelledby={`notice-${id}`}>
      <h2 id={`notice-${id}`}>{title}</h2>
      <p className="text-small muted">{`${date} · ${rule}`}</p>
      <p className="notice-quote">{text}</p>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {appeal && (
        <>
          <h3>{t("notices.appeal")}</h3>
          <p className="text-small muted">{appeal.state}</p>
          <p className="notice-quote">{appeal.text}</p>
          {appeal.answer !== null && (
            <>
              <h3>{t("notices.answer")}</h3>
              <p className="notice-quote">{appeal.answer}</p>
            </>
          )}
        </>
      )}
      {mayAppeal && <AppealForm {...{ notice, maxLength }} result={result?.sanctionId === id ? result : undefined} />}
    </section>
  );
}

function AppealForm({ notice: { id, title }, maxLength, result }: NoticeProps) {
  const t = useText();
  const isSending = useIsSubmitting("appeal");
  return (
    <details open={result !== undefined}>
      <summary className="button">{t("notices.toAppeal")}</summary>
      <Form method="post" className="form" aria-label={`${t("notices.toAppeal")}: ${title}`} preventScrollReset>
        <input type="hidden" name="intent" value="appeal" />
        <input type="hidden" name="sanctionId" value={id} />
        <FormField
          id={`appeal-${id}`}
          label={t("notices.appealLabel")}
          help={t("notices.appealHelp", { max: maxLength })}
          problem={result && t(ERROR_TEXTS[result.error])}
        >
          {(field) => (
            <TextArea
              {...field}
              className="text-input"
              name="text"
              rows={6}
              maxLength={maxLength}
              defaultValue={result?.text ?? ""}
            />
          )}
        </FormField>
        <Button type="submit" isBusy={isSending}>
          {t("notices.sendAppeal")}
        </Button>
      </Form>
    </details>
  );
}
