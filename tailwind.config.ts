import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";
import tokens from "./design/tokens.json";
import { themeColours, themeVariables } from "./app/styles/theme-variables";

/** Each would add custom properties to every element. */
const UNUSED_CORE_PLUGINS = [
  ...["borderSpacing", "translate", "rotate", "skew", "scale", "transform", "touchAction", "scrollSnapType"],
  ...["gradientColorStops", "fontVariantNumeric", "boxShadow", "boxShadowColor", "contain"],
  ...["ringWidth", "ringColor", "ringOffsetWidth", "ringOffsetColor", "filter", "backdropFilter"],
  ...["blur", "brightness", "contrast", "dropShadow", "grayscale", "hueRotate", "invert", "saturate", "sepia"],
  ...["backdropBlur", "backdropBrightness", "backdropContrast", "backdropGrayscale", "backdropHueRotate"],
  ...["backdropInvert", "backdropOpacity", "backdropSaturate", "backdropSepia"],
];

export default {
  content: {
    files: ["./app/**/*.{ts,tsx}", "!./app/**/*.test.{ts,tsx}"],
    // Class names stand between quotes and spaces; the default extractor is made for HTML templates.
    extract: Object.fromEntries(["ts", "tsx"].map((kind) => [kind, wordsOf])),
    // Tailwind would read a negation (`!name`) as an important class and double its rules.
    transform: Object.fromEntries(["ts", "tsx"].map((kind) => [kind, withoutExclamationMarks])),
  },
  // Names in the code of the desk that are no classes; players would load a rule for each.
  blocklist: ["contents", "table"],
  // app/styles/base.css replaces Tailwind's preflight.
  corePlugins: {
    preflight: false,
    ...Object.fromEntries(UNUSED_CORE_PLUGINS.map((name) => [name, false])),
  },
  theme: {
    colors: themeColours(),
    screens: {
      medium: { max: `${tokens.layout.medium}px` },
      narrow: { max: `${tokens.layout.narrow}px` },
      wide: `${tokens.layout.narrow + 1}px`,
    },
    borderRadius: {
      none: "0",
      bar: "var(--radius-bar)",
      DEFAULT: "var(--radius-control)",
      overlay: "var(--radius-overlay)",
    },
    fontFamily: { display: "var(--font-display)", body: "var(--font-body)" },
  },
  plugins: [plugin((api) => api.addBase(themeVariables()))],
} satisfies Config;

function withoutExclamationMarks(source: string): string {
  return source.replaceAll("!", " ");
}

function wordsOf(source: string): string[] {
  return source.split(/["`\s]+/);
}
