import type { CSSProperties } from "react";
import type { IconView } from "~/view-models/icon";
import { Icon } from "./icon";

type ContentIconProps = { icon: IconView };

export function ContentIcon({ icon }: ContentIconProps) {
  if ("name" in icon) return <Icon name={icon.name} />;
  const variables: CSSProperties & Record<"--icon", string> = { "--icon": `url("${icon.url}")` };
  return <i className="icon icon--mask" aria-hidden="true" style={variables} />;
}
