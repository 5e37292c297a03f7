import type { LinksFunction } from "@remix-run/node";
import stylesheet from "~/styles/legal.css";

/** The `links` export of the legal pages: no other page loads their styles. */
export const legalLinks: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
