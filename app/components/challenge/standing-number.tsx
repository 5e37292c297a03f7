type StandingNumberProps = { label: string; value: string };

export function StandingNumber({ label, value }: StandingNumberProps) {
  return (
    <div className="grow">
      <p className="mut sm">{label}</p>
      <p className="num big">{value}</p>
    </div>
  );
}
