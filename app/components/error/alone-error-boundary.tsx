import { PageErrorBoundary } from "./page-error-boundary";

export function AloneErrorBoundary() {
  return (
    <main>
      <PageErrorBoundary />
    </main>
  );
}
