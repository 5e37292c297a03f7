import { paths } from "~/paths";
import { thing, type StructuredData } from "./structured-data";

type Crumb = { name: string; href: string };

/** `ancestors` are the pages between home and this one. */
export function breadcrumbs(ancestors: readonly Crumb[], name: string): StructuredData {
  return ({ brandName, canonical, locale, absolute }) => {
    const crumbs = [{ name: brandName, href: paths.home(locale) }, ...ancestors, { name, href: canonical }];
    return thing("BreadcrumbList", {
      itemListElement: crumbs.map((crumb, index) =>
        thing("ListItem", { position: index + 1, name: crumb.name, item: absolute(crumb.href) }),
      ),
    });
  };
}
