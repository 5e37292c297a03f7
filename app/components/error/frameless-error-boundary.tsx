import { PageErrorBoundary } from "./page-error-boundary";

export function FramelessErrorBoundary() {
  return (
    <main>
      <PageErrorBoundary />
    </main>
  );
}
