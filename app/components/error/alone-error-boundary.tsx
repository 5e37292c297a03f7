import { PageErrorBoundary } from "./page-error-boundary";

/** The error boundary of a page that has no frame around it. */
export function AloneErrorBoundary() {
  return (
    <main>
      <PageErrorBoundary />
    </main>
  );
}
