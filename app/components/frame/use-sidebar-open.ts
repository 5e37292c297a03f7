import { useState } from "react";
import { writeCookie } from "~/browser/storage";
import { sidebarCookie } from "~/rules/sidebar-cookie";

export function useSidebarOpen(initially: boolean): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setIsOpen] = useState(initially);
  const toggle = () => {
    writeCookie(sidebarCookie(!isOpen, location));
    setIsOpen(!isOpen);
  };
  return [isOpen, toggle];
}
