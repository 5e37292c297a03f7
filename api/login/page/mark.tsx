/** @jsxImportSource hono/jsx */

export function Mark() {
  return (
    <svg viewBox="0 0 16 18" aria-hidden="true">
      <rect class="mark-red" width="4" height="18" />
      <rect class="mark-green" x="6" y="3" width="4" height="12" />
      <rect class="mark-blue" x="12" y="6" width="4" height="6" />
    </svg>
  );
}
