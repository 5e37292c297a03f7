import { paths } from "~/paths";
import { thing, type StructuredData } from "./structured-data";

type Crumb = { name: string; href: string };

/** `ancestors` are the pages between home and this one. */
export function breadcrumbs(between: readonly Crumb[], name: string): StructuredData {
  return ({ brandName, canonical, locale, absolute }) => {
    const way = [{ name: brandName, href: paths.home(locale) }, ...between, { name, href: canonical }];
    return thing("BreadcrumbList", {
      itemListElement: way.map((crumb, index) =>
        thing("ListItem", { position: index + 1, name: crumb.name, item: absolute(crumb.href) }),
      ),
    });
  };
}
