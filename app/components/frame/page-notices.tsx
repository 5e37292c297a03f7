import { CookieBanner } from "./cookie-banner";
import { LanguageSuggestion } from "./language-suggestion";

/**
 * What the frame asks at the lower edge of the window. It has its place at the end of the page, so that it never covers
 * the footer and moves nothing when it goes.
 */
export function PageNotices() {
  return (
    <div className="notices">
      <LanguageSuggestion />
      <CookieBanner />
    </div>
  );
}
