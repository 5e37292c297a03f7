import { useLoginHref } from "~/components/frame/use-login-href";

type LogInLinkProps = { form?: "sign-up"; text: string };

/** Leads to the login page, or its sign-up form, and back to the game. */
export function LogInLink({ form, text }: LogInLinkProps) {
  return (
    <a className="plink" href={useLoginHref(form)}>
      {text}
    </a>
  );
}
