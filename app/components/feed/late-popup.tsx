import { useEffect } from "react";
import { useLazyPart } from "../ui/use-lazy-part";
import type { PopupProps } from "./popup";

const loadPopup = () => import("./popup").then(({ Popup }) => Popup);

/** Lazy and client-only: a popup opens long after hydration. */
export function LatePopup({ section }: PopupProps) {
  const [Popup, ask] = useLazyPart(loadPopup);
  useEffect(ask, [ask]);
  return Popup && <Popup section={section} />;
}
