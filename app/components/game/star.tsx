import { Icon } from "../ui/icon";

type StarProps = { light: "full" | "half" | "none" };

/** One star; the lit half lies in front of an unlit one. */
export function Star({ light }: StarProps) {
  if (light !== "half") return <Icon name="star" size="small" className={light === "full" ? "on" : ""} />;
  return (
    <span className="half">
      <Icon name="star" size="small" />
      <Icon name="star" size="small" className="on" />
    </span>
  );
}
