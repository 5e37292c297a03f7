import { useEffect } from "react";
import { useLazyModule } from "../ui/use-lazy-module";
import type { PopupProps } from "./popup";

const loadPopup = () => import("./popup").then(({ Popup }) => Popup);

/** Lazy and client-only: a popup opens long after hydration. */
export function LazyPopup({ section }: PopupProps) {
  const [Popup, ask] = useLazyModule(loadPopup);
  useEffect(ask, [ask]);
  return Popup && <Popup section={section} />;
}
