import tokens from "../../design/tokens.json";
import type { Mode } from "../rules/theme-choice";
import { colourSlots, cssColour, cssTextColour, themeSlots, type Declarations } from "../rules/theme-slots";

type Palette = (typeof tokens.themes.classic)["dark"];

const CHANNELS = ["red", "green", "blue"] as const;

const px = (value: number) => `${value}px`;

function measured(prefix: string, values: Record<string, number | string>, unit: string): Declarations {
  const entries = Object.entries(values).filter(([name]) => /^d?\d$/.test(name));
  return Object.fromEntries(entries.map(([name, value]) => [`--${prefix}${name}`, `${value}${unit}`]));
}

/** The brand's red, green and blue, never themed. */
function brandSlots(prefix: string, { r, g, b }: typeof tokens.brand.lit): Declarations {
  return colourSlots(prefix, { red: r, green: g, blue: b });
}

function modeSlots(mode: Mode, palette: Palette): Declarations {
  return {
    "--color-scheme": mode,
    "--shadow-overlay": `0 12px 24px rgb(0 0 0 / ${mode === "dark" ? 0.4 : 0.16})`,
    "--color-error": cssColour(palette.error),
    "--color-warning": cssColour(palette.warning),
    "--color-on-warning": cssTextColour(palette.warning),
    "--color-accent": mode === "dark" ? "var(--color-primary-lighter)" : "var(--color-primary-darker)",
    ...brandSlots("glyph-", tokens.brand.glyph[mode]),
  };
}

function fixedSlots(): Declarations {
  return {
    ...colourSlots("gray-", tokens.themes.classic.dark.gray),
    ...brandSlots("lit-", tokens.brand.lit),
    "--color-ink": cssColour(tokens.brand.ink),
    "--font-display": tokens.type.display.family.map(quoted).join(", "),
    "--font-body": tokens.type.body.family.map(quoted).join(", "),
    "--font-display-width": `${tokens.type.display.width.default}%`,
    ...measured("space-", tokens.space, "px"),
    "--radius-bar": px(tokens.radius.bar),
    "--radius-control": px(tokens.radius.control),
    "--radius-overlay": px(tokens.radius.overlay),
    "--duration-1": `${tokens.motion.d1}ms`,
    "--duration-2": `${tokens.motion.d2}ms`,
    "--duration-3": `${tokens.motion.d3}ms`,
    "--easing-frames": tokens.motion.easing,
    "--top-bar-height": px(tokens.layout.topBar),
    "--sidebar-width": px(tokens.layout.sidebarMargin),
    "--sidebar-open-width": px(tokens.layout.sidebarOpen),
    "--page-padding": tokens.layout.padding,
    "--card-gap": px(tokens.layout.gap),
  };
}

function quoted(family: string): string {
  return family.includes(" ") ? `"${family}"` : family;
}

const ALIASES: Declarations = {
  "--color-page": "var(--neutral-00)",
  "--color-surface": "var(--neutral-10)",
  "--color-raised": "var(--neutral-20)",
  "--color-line": "var(--neutral-30)",
  "--color-text": "var(--neutral-100)",
  "--color-text-secondary": "var(--neutral-80)",
  "--color-muted": "var(--neutral-70)",
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
  const pointing = (prefix: string, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, `var(--${prefix}${name})`]));
  return {
    transparent: "transparent",
    current: "currentColor",
    neutral: pointing("neutral-", Object.keys(neutral)),
    gray: pointing("gray-", Object.keys(gray)),
    primary: {
      DEFAULT: "var(--color-primary)",
      lighter: "var(--color-primary-lighter)",
      darker: "var(--color-primary-darker)",
      contrast: "var(--color-on-primary)",
    },
    error: "var(--color-error)",
    warning: "var(--color-warning)",
    glyph: pointing("glyph-", CHANNELS),
    lit: pointing("lit-", CHANNELS),
    ink: "var(--color-ink)",
  };
}
