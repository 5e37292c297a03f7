import type { LinksFunction } from "@remix-run/node";
import stylesheet from "~/styles/reviews.css";

export const reviewLinks: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];
