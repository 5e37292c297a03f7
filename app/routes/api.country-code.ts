import type { LoaderFunctionArgs } from "@remix-run/node";
import { countryOf } from "~/rules/visitor-country";
import { env } from "~/server/env.server";
import type { CountryResponse } from "~contract/calls/connectivity";

const HEADERS = { "Access-Control-Allow-Origin": "*", "Cache-Control": "no-store" };

export function loader({ request }: LoaderFunctionArgs): Response {
  const countryCode = countryOf(request.headers, env.TRUST_PROXY === "on");
  if (countryCode === null) return new Response(null, { status: 204, headers: HEADERS });
  const body: CountryResponse = { countryCode };
  return Response.json(body, { headers: HEADERS });
}
