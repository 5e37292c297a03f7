import { type ReactNode, useState } from "react";
import { useFrameHost } from "~/browser/frame-host";
import { writeCookie } from "~/browser/storage";
import { useText } from "~/i18n/use-text";
import { sidebarCookie } from "~/rules/sidebar";
import type { SidebarView } from "~/view-models/sidebar";
import { CookieBanner } from "./cookie-banner";
import { Footer } from "./footer";
import { LanguageSuggestion } from "./language-suggestion";
import { SidebarSections } from "./sidebar-sections";
import { TopBar } from "./top-bar";
import { useRootData } from "./use-root-data";

type PageFrameProps = { sidebar: SidebarView | null; children: ReactNode };

export function PageFrame({ sidebar, children }: PageFrameProps) {
  const t = useText();
  const frameHost = useFrameHost();
  const [isOpen, toggle] = useSidebarOpen(useRootData().isSidebarOpen);
  return (
    <>
      <div className={isOpen ? "page-frame page-frame--sidebar-open" : "page-frame"}>
        <a className="skip-link" href="#main">
          {t("skip.toContent")}
        </a>
        <TopBar sidebar={sidebar} isSidebarOpen={isOpen} onToggleSidebar={toggle} />
        <Sidebar sidebar={sidebar} />
        <main className="main" id="main" tabIndex={-1}>
          {frameHost}
          {children}
        </main>
        <Footer />
      </div>
      <PageNotices />
    </>
  );
}

/** Below the frame, so that the footer stays readable and nothing moves. */
function PageNotices() {
  return (
    <div className="notices">
      <LanguageSuggestion />
      <CookieBanner />
    </div>
  );
}

type SidebarProps = { sidebar: SidebarView | null };

function Sidebar({ sidebar }: SidebarProps) {
  const t = useText();
  return (
    <div className="sidebar" id="sidebar">
      <nav aria-label={t("sidebar.label")}>
        <SidebarSections sidebar={sidebar} />
      </nav>
    </div>
  );
}

function useSidebarOpen(initially: boolean): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setIsOpen] = useState(initially);
  const toggle = () => {
    writeCookie(sidebarCookie(!isOpen, location));
    setIsOpen(!isOpen);
  };
  return [isOpen, toggle];
}
