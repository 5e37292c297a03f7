import { useLoginHref } from "~/components/frame/use-login-href";

type LogInLinkProps = { text: string };

/** Leads to the login page and back to the game. */
export function LogInLink({ text }: LogInLinkProps) {
  return (
    <a className="plink" href={useLoginHref()}>
      {text}
    </a>
  );
}
