import type { LinksFunction } from "@remix-run/node";
import stylesheet from "~/styles/account.css";

/** The `links` export of the account's pages: no other page loads their styles. */
export const accountLinks: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
