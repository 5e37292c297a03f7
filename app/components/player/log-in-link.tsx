import { useLoginHref } from "~/components/frame/use-login-href";

type LogInLinkProps = { form?: "sign-up"; text: string };

export function LogInLink({ form, text }: LogInLinkProps) {
  return (
    <a className="player-link" href={useLoginHref(form)}>
      {text}
    </a>
  );
}
