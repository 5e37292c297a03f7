/** The page's own colour in the dark Classic theme, which a first visitor sees. */
const PAGE_COLOR = "#110f18";

/** What a browser needs to keep the portal among its apps (W3C, "Web Application Manifest"). */
export function toWebManifest({ brandName }: { brandName: string }, description: string) {
  return {
    id: "/",
    name: brandName,
    short_name: brandName,
    description,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: PAGE_COLOR,
    theme_color: PAGE_COLOR,
    categories: ["games"],
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/images/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/images/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  };
}
