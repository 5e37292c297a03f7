import type { LinksFunction } from "@remix-run/node";
import stylesheet from "~/styles/legal.css";

export const legalLinks: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
