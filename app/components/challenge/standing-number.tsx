type StandingNumberProps = { label: string; value: string };

export function StandingNumber({ label, value }: StandingNumberProps) {
  return (
    <div className="fill-space">
      <p className="muted text-small">{label}</p>
      <p className="numeral own-standing-number">{value}</p>
    </div>
  );
}
