/** @jsxImportSource hono/jsx */

type NoticeProps = {
  title: string;
  text: string;
  next: { label: string; href: string };
  /** Development only: the mail's link. */
  link?: { label: string; href: string } | null;
};

export function Notice({ title, text, next, link = null }: NoticeProps) {
  return (
    <div class="notice">
      <h1>{title}</h1>
      <p class="lead">{text}</p>
      {link ? (
        <p>
          <a class="text-link" href={link.href}>
            {link.label}
          </a>
        </p>
      ) : null}
      <p>
        <a class="button button--primary" href={next.href}>
          {next.label}
        </a>
      </p>
    </div>
  );
}
