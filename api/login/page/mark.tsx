/** @jsxImportSource hono/jsx */

export function Mark() {
  return (
    <svg viewBox="0 0 16 18" aria-hidden="true">
      <rect class="mark-r" width="4" height="18" />
      <rect class="mark-g" x="6" y="3" width="4" height="12" />
      <rect class="mark-b" x="12" y="6" width="4" height="6" />
    </svg>
  );
}
