import { findFreePort } from "../setup/free-port";
import { findProgram, startProcess, type StartedProcess } from "./child-process";

const SIZE = "1440x900x24";

export const findScreen = () => findProgram("Xvfb");

export type Screen = Pick<StartedProcess, "output" | "stop"> & { environment: Record<string, string> };

/** A screen that nobody sees, for a browser that is given the environment. */
export async function startScreen(program: string): Promise<Screen> {
  const display = `:${String(await findFreePort())}`;
  const { output, stop } = startProcess(program, [display, "-screen", "0", SIZE, "-nolisten", "tcp"]);
  return { output, stop, environment: { DISPLAY: display, GDK_BACKEND: "x11" } };
}
