import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import tokens from "../../design/tokens.json";
import type { ServedFile } from "../resources/served-file";
import { FOCUS_STEP } from "../store/catalogue/wall-pictures";

const STYLES_FOLDER = path.resolve("api/login/styles");
const STYLE_FILES = ["base.css", "frame.css", "form.css"];

type Colour = { h: number; s: number; l: number; a: number };
type Mode = "dark" | "light";

export async function createLoginStyles(): Promise<ServedFile> {
  const rules = await Promise.all(STYLE_FILES.map((name) => readFile(path.join(STYLES_FOLDER, name), "utf8")));
  const css = [
    `:root{color-scheme:dark;${colours("dark")}${measures()}}`,
    `@media (prefers-color-scheme:light){:root{color-scheme:light;${colours("light")}}}`,
    ...rules,
    focusClasses(),
  ].join("\n");
  const body = new TextEncoder().encode(css);
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  return { body, contentType: "text/css; charset=utf-8", etag };
}

function colours(mode: Mode): string {
  const theme = tokens.themes.classic[mode];
  const glyph = tokens.brand.glyph[mode];
  const accent = mode === "dark" ? theme["primary-lighter"] : theme["primary-darker"];
  return properties({
    "color-page": hsl(theme.neutral["00"]),
    "color-surface": hsl(theme.neutral["10"]),
    "color-raised": hsl(theme.neutral["20"]),
    "color-line": hsl(theme.neutral["30"]),
    "color-border": hsl(theme.neutral["50"]),
    "color-muted": hsl(theme.neutral["70"]),
    "color-text": hsl(theme.neutral["100"]),
    "color-primary": hsl(theme.primary),
    "color-primary-hover": hsl(theme["primary-darker"]),
    "color-on-primary": theme.contrast.primary,
    "color-accent": hsl(accent),
    "color-error": hsl(theme.error),
    "glyph-red": hsl(glyph.r),
    "glyph-green": hsl(glyph.g),
    "glyph-blue": hsl(glyph.b),
  });
}

function measures(): string {
  return properties({
    "color-ink": hsl(tokens.brand.ink),
    "font-body": fontList(tokens.type.body.family),
    "font-display": fontList(tokens.type.display.family),
    "font-display-width": `${String(tokens.type.display.width.default)}%`,
    "radius-bar": px(tokens.radius.bar),
    "radius-control": px(tokens.radius.control),
    "top-bar-height": px(tokens.layout.topBar),
    "touch-size": px(tokens.layout.touch),
  });
}

/** The CSP forbids style attributes, so each focus position is a class. */
function focusClasses(): string {
  const steps = Array.from({ length: 100 / FOCUS_STEP + 1 }, (_, index) => index * FOCUS_STEP);
  return steps.map((step) => `.focus-${String(step)}{object-position:${String(step)}% 50%}`).join("\n");
}

function properties(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");
}

function hsl({ h, s, l }: Colour): string {
  return `hsl(${String(h)} ${String(s)}% ${String(l)}%)`;
}

function px(value: number): string {
  return `${String(value)}px`;
}

function fontList(families: string[]): string {
  return families.map((family) => (family.includes(" ") ? `"${family}"` : family)).join(",");
}
