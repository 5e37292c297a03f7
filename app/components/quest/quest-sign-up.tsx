import { useText } from "~/i18n/use-text";
import { useLoginHref } from "../frame/use-login-href";
import { ButtonLink } from "../ui/button-link";

type QuestSignUpProps = { text: string };

export function QuestSignUp({ text }: QuestSignUpProps) {
  const t = useText();
  return (
    <div className="quest quest--sign-up">
      <p>{text}</p>
      <ButtonLink href={useLoginHref("sign-up")} variant="outline" isDocument>
        {t("quests.signUpButton")}
      </ButtonLink>
    </div>
  );
}
