import { OWN_GLYPHS, type IconName } from "~/rules/icon-names";
import sprite from "~/styles/icons.svg";

type IconProps = { name: IconName; size?: "small" | "regular"; className?: string };

/** Always decorative: needs text or an aria-label beside it. */
export function Icon({ name, size = "regular", className = "" }: IconProps) {
  const isGlyph = OWN_GLYPHS.some((glyph) => glyph === name);
  const classes = [isGlyph ? "glyph" : "icon", size === "small" ? "icon--small" : "", className]
    .filter(Boolean)
    .join(" ");
  return (
    <svg className={classes} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
