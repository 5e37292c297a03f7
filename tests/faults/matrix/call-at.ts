import { ALL_CALLS } from "~contract/all-calls";
import type { Call } from "~contract/define-call";

export function callAt(address: string): Call {
  const [path = ""] = address.split("?");
  const matching = ALL_CALLS.filter((call) => call.method === "GET" && toPattern(call.path).test(path));
  // Literal paths take precedence: /profile/friends over /profile/{part}.
  const [call] = matching.sort((one, other) => parametersOf(one) - parametersOf(other));
  if (!call) throw new Error(`${address} is no call of the contract`);
  return call;
}

const parametersOf = ({ path }: Call) => path.split("{").length;

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
}
