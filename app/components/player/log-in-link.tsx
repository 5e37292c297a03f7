import { useLoginHrefs } from "~/components/frame/use-login-hrefs";

type LogInLinkProps = { to: "logIn" | "signUp"; text: string };

/** Leads to the login or sign-up page and back to the game. */
export function LogInLink({ to, text }: LogInLinkProps) {
  return (
    <a className="plink" href={useLoginHrefs()[to]}>
      {text}
    </a>
  );
}
