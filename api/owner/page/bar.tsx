/** @jsxImportSource hono/jsx */
type BarProps = { share: number };

export function Bar({ share }: BarProps) {
  return (
    <svg class="report-bar" aria-hidden="true" focusable="false">
      <rect width={`${String(Math.round(share * 1000) / 10)}%`} height="100%" />
    </svg>
  );
}
