import { CookieBanner } from "./cookie-banner";
import { LanguageSuggestion } from "./language-suggestion";

/** Below the frame, so that the footer stays readable and nothing moves. */
export function PageNotices() {
  return (
    <div className="notices">
      <LanguageSuggestion />
      <CookieBanner />
    </div>
  );
}
