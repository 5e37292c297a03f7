import { useLoginHref } from "~/components/frame/use-login-href";
import type { EmptyBoardView } from "~/view-models/empty-board";
import { ButtonLink } from "../ui/button-link";

type EmptyBoardProps = { empty: EmptyBoardView };

export function EmptyBoard({ empty: { text, action } }: EmptyBoardProps) {
  const login = useLoginHref();
  return (
    <div className="muted">
      <p>{text}</p>
      {action && (
        <ButtonLink href={action.href ?? login} isDocument={action.href === null} className="mt-[12px]">
          {action.label}
        </ButtonLink>
      )}
    </div>
  );
}
