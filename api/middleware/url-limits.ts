import { createMiddleware } from "hono/factory";
import { ApiFailure } from "../api-failure";
import type { ApiEnvironment } from "../api-context";

const MAX_ADDRESS_LENGTH = 8 * 1024;
const MAX_PARAMETERS = 100;
const MAX_HEADERS = 100;
const MAX_NAME_LENGTH = 100;

export const limitUrl = createMiddleware<ApiEnvironment>(async (context, next) => {
  const { pathname, search, searchParams } = new URL(context.req.url);
  const parameters = [...searchParams];
  const firstExcess = parameters[MAX_PARAMETERS];
  if (firstExcess) throw refusal(firstExcess[0], `more than ${String(MAX_PARAMETERS)} parameters`, 400);
  if (pathname.length + search.length > MAX_ADDRESS_LENGTH) {
    const [longest] = parameters.sort(([, one], [, other]) => other.length - one.length);
    throw refusal(longest?.[0], `an address of more than ${String(MAX_ADDRESS_LENGTH)} characters`, 414);
  }
  if ([...context.req.raw.headers].length > MAX_HEADERS) {
    throw refusal(undefined, `more than ${String(MAX_HEADERS)} headers`, 431);
  }
  await next();
});

function refusal(name: string | undefined, message: string, status: 400 | 414 | 431): ApiFailure {
  const details = name === undefined ? { message } : { parameterName: name.slice(0, MAX_NAME_LENGTH), message };
  return new ApiFailure("invalid_request_payload", { status, details });
}
