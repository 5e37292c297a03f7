import type { LinksFunction } from "@remix-run/node";
import accountStyles from "~/styles/account.css";
import studioStyles from "~/styles/studio.css";

export const studioLinks: LinksFunction = () => [
  { rel: "stylesheet", href: accountStyles },
  { rel: "stylesheet", href: studioStyles },
];
