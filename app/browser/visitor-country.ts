import { paths } from "~/paths";
import { idle } from "./idle";
import { fieldOf } from "./portal-answer";

let asked: Promise<string | null> | undefined;

/**
 * ISO code of the visitor's country, asked for once per tab, without credentials and once the page has nothing better
 * to do; null unless the answer is a 200 that names one.
 */
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
    // Without an answer the country stays unknown; nothing is told, since nothing is missing from the page.
    return null;
  }
}
