import type { ReactNode } from "react";
import { useFrameHost } from "~/browser/frame-host";
import { useText } from "~/i18n/use-text";
import type { SidebarView } from "~/view-models/sidebar";
import { Footer } from "./footer";
import { PageNotices } from "./page-notices";
import { Sidebar } from "./sidebar";
import { TopBar } from "./top-bar";
import { useRootData } from "./use-root-data";
import { useSidebarOpen } from "./use-sidebar-open";

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
