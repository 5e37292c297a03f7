type LoaderProps = { label: string };

/** The running triplet with its text; the bars stand still where motion is reduced. */
export function Loader({ label }: LoaderProps) {
  return (
    <p className="loader" role="status">
      <i className="load" aria-hidden="true" />
      {label}
    </p>
  );
}
