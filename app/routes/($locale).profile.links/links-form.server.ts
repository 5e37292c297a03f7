import { badRequest, readForm } from "~/server/request-body.server";
import { MAX_BIO_LINKS } from "~contract/calls/links";
import { publicLink } from "~contract/entities/public-link";

type LinksForm = { intent: "save"; fields: string[] } | { intent: "unlink"; alias: string };

export async function readLinksForm(request: Request): Promise<LinksForm> {
  const form = await readForm(request).catch((error: unknown) => {
    if (error instanceof Response) throw error;
    return new FormData();
  });
  const intent = form.get("intent");
  const alias = form.get("alias");
  if (intent === "unlink" && typeof alias === "string") return { intent, alias };
  const links = form.getAll("link");
  const fields = links.flatMap((link) => (typeof link === "string" ? [link.trim()] : []));
  if (intent !== "save" || fields.length > MAX_BIO_LINKS || fields.length < links.length) {
    throw badRequest();
  }
  return { intent, fields };
}

export function readLinks(fields: readonly string[]): { links: string[]; wrong: number[] } {
  const links = fields.map((text) => (text === "" || text.includes("://") ? text : `https://${text}`));
  const isWrong = (link: string) => link !== "" && !publicLink.safeParse(link).success;
  return {
    links: links.filter((link) => link !== ""),
    wrong: links.flatMap((link, index) => (isWrong(link) ? [index] : [])),
  };
}
