import { paths } from "~/paths";
import { idle } from "./idle";
import { fieldOf } from "./portal-request";

let asked: Promise<string | null> | undefined;

export function visitorCountry(): Promise<string | null> {
  asked ??= idle().then(askForCountry);
  return asked;
}

async function askForCountry(): Promise<string | null> {
  try {
    const response = await window.fetch(paths.countryCode, { credentials: "omit", mode: "cors" });
    const country = response.status === 200 && fieldOf(await response.json(), "countryCode");
    return typeof country === "string" ? country : null;
  } catch {
    return null;
  }
}
