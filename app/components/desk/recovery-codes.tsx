import { useText } from "~/i18n/use-text";

type RecoveryCodesProps = { codes: readonly string[] };

export function RecoveryCodes({ codes }: RecoveryCodesProps) {
  const t = useText();
  return (
    <>
      <p>{t("desk.recoveryText")}</p>
      <ul className="desk-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
