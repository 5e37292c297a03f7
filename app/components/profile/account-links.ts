import type { LinksFunction } from "@remix-run/node";
import stylesheet from "~/styles/account.css";

export const accountLinks: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
