import tokens from "../../design/tokens.json";
import type { Mode } from "../rules/theme-choice";
import { colourSlots, cssColour, cssTextColour, themeSlots, type Declarations } from "../rules/theme-slots";

type Palette = (typeof tokens.themes.classic)["dark"];

const px = (value: number) => `${value}px`;

function measured(prefix: string, values: Record<string, number | string>, unit: string): Declarations {
  const entries = Object.entries(values).filter(([name]) => /^d?\d$/.test(name));
  return Object.fromEntries(entries.map(([name, value]) => [`--${prefix}${name}`, `${value}${unit}`]));
}

function modeSlots(mode: Mode, palette: Palette): Declarations {
  return {
    "--cs": mode,
    "--shd": `0 12px 24px rgb(0 0 0 / ${mode === "dark" ? 0.4 : 0.16})`,
    "--err": cssColour(palette.error),
    "--wrn": cssColour(palette.warning),
    "--on-wrn": cssTextColour(palette.warning),
    "--acc": mode === "dark" ? "var(--pri-l)" : "var(--pri-d)",
    ...colourSlots("", tokens.brand.glyph[mode]),
  };
}

function fixedSlots(): Declarations {
  return {
    ...colourSlots("y", tokens.themes.classic.dark.gray),
    ...colourSlots("l", tokens.brand.lit),
    "--ink": cssColour(tokens.brand.ink),
    "--fd": tokens.type.display.family.map(quoted).join(", "),
    "--fb": tokens.type.body.family.map(quoted).join(", "),
    "--fw": `${tokens.type.display.width.default}%`,
    ...measured("s", tokens.space, "px"),
    "--r1": px(tokens.radius.bar),
    "--r2": px(tokens.radius.control),
    "--r3": px(tokens.radius.overlay),
    ...measured("", tokens.motion, "ms"),
    "--frames": tokens.motion.easing,
    "--top": px(tokens.layout.topBar),
    "--side": px(tokens.layout.sidebarMargin),
    "--side-open": px(tokens.layout.sidebarOpen),
    "--pad": tokens.layout.padding,
    "--gap": px(tokens.layout.gap),
  };
}

function quoted(family: string): string {
  return family.includes(" ") ? `"${family}"` : family;
}

const ALIASES: Declarations = {
  "--page": "var(--n00)",
  "--surf": "var(--n10)",
  "--raise": "var(--n20)",
  "--line": "var(--n30)",
  "--txt": "var(--n100)",
  "--txt2": "var(--n80)",
  "--mut": "var(--n70)",
  "--pri-i": "var(--pri-h)",
};

/** Without attributes Classic follows the system's mode; data-mode and data-theme override it. */
export function themeVariables(): Record<string, Declarations | Record<string, Declarations>> {
  const { dark, light } = tokens.themes.classic;
  return {
    ':root, [data-theme="classic"]': themeSlots(dark),
    ':root, [data-mode="dark"]': modeSlots("dark", dark),
    ":root": fixedSlots(),
    "@media (prefers-color-scheme: light)": {
      ':root:not([data-mode="dark"])': { ...themeSlots(light), ...modeSlots("light", light) },
    },
    '[data-mode="light"]': modeSlots("light", light),
    ':root[data-mode="light"], [data-theme="classic"][data-mode="light"]': themeSlots(light),
    ":root, [data-theme]": ALIASES,
  };
}

export function themeColours(): Record<string, string | Record<string, string>> {
  const { neutral, gray } = tokens.themes.classic.dark;
  const pointing = (prefix: string, slots: object) =>
    Object.fromEntries(Object.keys(slots).map((name) => [name, `var(--${prefix}${name})`]));
  return {
    transparent: "transparent",
    current: "currentColor",
    neutral: pointing("n", neutral),
    gray: pointing("y", gray),
    primary: { DEFAULT: "var(--pri)", lighter: "var(--pri-l)", darker: "var(--pri-d)", contrast: "var(--on-pri)" },
    error: "var(--err)",
    warning: "var(--wrn)",
    glyph: pointing("", tokens.brand.lit),
    lit: pointing("l", tokens.brand.lit),
    ink: "var(--ink)",
  };
}
