import { paths } from "~/paths";
import { idle } from "./idle";
import { fieldOf } from "./portal-request";

let request: Promise<string | null> | undefined;

export function visitorCountry(): Promise<string | null> {
  request ??= idle().then(fetchCountry);
  return request;
}

async function fetchCountry(): Promise<string | null> {
  try {
    const response = await window.fetch(paths.countryCode, { credentials: "omit", mode: "cors" });
    const country = response.status === 200 && fieldOf(await response.json(), "countryCode");
    return typeof country === "string" ? country : null;
  } catch {
    return null;
  }
}
