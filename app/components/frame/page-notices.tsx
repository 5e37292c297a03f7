import { CookieBanner } from "./cookie-banner";
import { LanguageSuggestion } from "./language-suggestion";

/**
 * What the frame asks at the lower edge of the window. It has its place below the frame, so that the footer can be
 * read beside it and nothing moves when it comes or goes.
 */
export function PageNotices() {
  return (
    <div className="notices">
      <LanguageSuggestion />
      <CookieBanner />
    </div>
  );
}
