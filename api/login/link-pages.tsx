/** @jsxImportSource hono/jsx */
import type { ApiContext } from "../api-context";
import { siteAddress, type LoginContext } from "./login-context";
import { renderSessionPage, type PageStatus } from "./session-page";
import { Notice } from "./page/notice";

type NamedLink = { label: string; href: string };
type NoticeContent = { title: string; text: string; next?: NamedLink; link?: NamedLink | null; status?: PageStatus };

export function renderNotice(context: ApiContext, visit: LoginContext, notice: NoticeContent): Promise<Response> {
  const { title, text, link = null, status = 200 } = notice;
  const brand = context.get("configuration").brandName;
  const next = notice.next ?? { label: visit.t("session.onwards", { brand }), href: visit.target.href };
  const content = <Notice title={title} text={text} next={next} link={link} />;
  return renderSessionPage(context, { visit, title, content, status });
}

export function renderDeadLink(context: ApiContext, visit: LoginContext, next: NamedLink): Promise<Response> {
  const { t } = visit;
  return renderNotice(context, visit, {
    title: t("session.deadLink"),
    text: t("session.deadLinkText"),
    next,
    status: 410,
  });
}

/** The site's forms send new links; the login page comes first for the signed-out. */
export function accountDetailsLink(context: ApiContext, visit: LoginContext): NamedLink {
  const { href, origin } = siteAddress(context, visit.locale, "/profile/account-details/");
  const query = new URLSearchParams({ site: origin, target: href });
  return { label: visit.t("session.toAccount"), href: `login?${query.toString()}` };
}
