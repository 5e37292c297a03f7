import type { LoginValues } from "../login-attempt";
import type { LoginContext } from "../login-context";
import type { ProblemTexts } from "../problem-texts";

export type LoginFormProps = { visit: LoginContext; values: LoginValues; problems: ProblemTexts };
