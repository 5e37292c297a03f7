import type { LoginValues } from "../login-attempt";
import type { LoginVisit } from "../login-visit";
import type { ProblemTexts } from "../problem-texts";

export type LoginFormProps = { visit: LoginVisit; values: LoginValues; problems: ProblemTexts };
