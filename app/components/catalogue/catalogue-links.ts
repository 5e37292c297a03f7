import type { LinksFunction } from "@remix-run/node";
import stylesheet from "~/styles/catalogue.css";

/** The `links` export of pages that list the catalogue: no other page loads their styles. */
export const catalogueLinks: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
