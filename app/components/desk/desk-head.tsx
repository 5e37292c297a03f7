type DeskHeadProps = { title: string; text?: string };

export function DeskHead({ title, text }: DeskHeadProps) {
  return (
    <header className="desk-head">
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
    </header>
  );
}
