import type { LinksFunction } from "@remix-run/node";
import stylesheet from "~/styles/catalogue.css";

export const catalogueLinks: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
