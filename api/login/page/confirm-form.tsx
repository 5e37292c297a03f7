/** @jsxImportSource hono/jsx */
import type { LoginContext } from "../login-context";

type ConfirmFormProps = { visit: LoginContext; title: string; text: string; button: string; intent: string };

/** Needs a click, because mail scanners follow every link. */
export function ConfirmForm({ visit, title, text, button, intent }: ConfirmFormProps) {
  return (
    <form role="none" method="post" action={visit.hrefOf({})}>
      <div>
        <h1>{title}</h1>
        <p class="lead">{text}</p>
      </div>
      <button class="button button--primary" type="submit" name="intent" value={intent}>
        {button}
      </button>
    </form>
  );
}
