import { ApiCallError, ClientError } from "../app/api-client/errors";
import { RefusedBuild } from "../api/builds/refused-build";
import { publishGame } from "./publish-game/publish-game";
import { readPublishOptions, USAGE, WrongOptions } from "./publish-game/publish-options";
import { errorText, refusalsText } from "./publish-game/publish-texts";

const FAILED = 1;
const EXPORT_REFUSED = 2;
const REQUEST_REFUSED = 3;

try {
  const options = readPublishOptions(process.argv.slice(2), process.env["GAMES_TOKEN"]);
  console.log(options === null ? USAGE : await publishGame(options, process.stderr));
} catch (error) {
  const { code, text } = describe(error);
  console.error(text);
  process.exitCode = code;
}

function describe(error: unknown): { code: number; text: string } {
  if (error instanceof WrongOptions) return { code: FAILED, text: `${error.message}\n\n${USAGE}` };
  if (error instanceof RefusedBuild)
    return { code: EXPORT_REFUSED, text: `The export was refused:\n${refusalsText(error.refusals)}` };
  if (error instanceof ClientError) return { code: REQUEST_REFUSED, text: errorText(error) };
  if (error instanceof ApiCallError)
    return { code: FAILED, text: `${error.message}\nStart the command again: it goes on where it stopped.` };
  return { code: FAILED, text: error instanceof Error ? error.message : String(error) };
}
