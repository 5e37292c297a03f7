import { themeChoice } from "~/rules/theme-choice";
import type { LoadedTheme } from "~/rules/theme-names";
import afterEight from "~/styles/themes/after-eight.css";
import comingSoon from "~/styles/themes/coming-soon.css";
import fruttiDiMare from "~/styles/themes/frutti-di-mare.css";
import hackerman from "~/styles/themes/hackerman.css";
import lambda from "~/styles/themes/lambda.css";
import payToWin from "~/styles/themes/pay-to-win.css";
import purpleHaze from "~/styles/themes/purple-haze.css";
import roseQuartz from "~/styles/themes/rose-quartz.css";
import subZero from "~/styles/themes/sub-zero.css";
import ultraviolet from "~/styles/themes/ultraviolet.css";
import vaporwave from "~/styles/themes/vaporwave.css";
import whiteWolf from "~/styles/themes/white-wolf.css";
import { type ThemeView, toTheme } from "~/view-models/theme";

export const THEME_STYLESHEETS: Record<LoadedTheme, string> = {
  "sub-zero": subZero,
  ultraviolet,
  "frutti-di-mare": fruttiDiMare,
  "purple-haze": purpleHaze,
  vaporwave,
  "rose-quartz": roseQuartz,
  "coming-soon": comingSoon,
  hackerman,
  lambda,
  "after-eight": afterEight,
  "pay-to-win": payToWin,
  "white-wolf": whiteWolf,
};

export function loadTheme(request: Request): ThemeView {
  return toTheme(themeChoice(request.headers.get("cookie") ?? ""), (theme) => THEME_STYLESHEETS[theme]);
}
