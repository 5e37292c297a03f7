import { describe, expect, it } from "vitest";
import { bankDetails, isIban, statementMonth } from "./earnings";

describe("isIban", () => {
  it.each(["DE89370400440532013000", "GB82WEST12345698765432", "TR330006100519786457841326", "NO9386011117947"])(
    "accepts %s",
    (iban) => {
      expect(isIban(iban)).toBe(true);
    },
  );

  it.each(["DE89370400440532013001", "DE98370400440532013000", "DE89", "", "0000370400440532013000", "DE89 3704"])(
    "refuses %s",
    (iban) => {
      expect(isIban(iban)).toBe(false);
    },
  );
});

describe("bankDetails", () => {
  const details = { holder: " Kite Club ", iban: "gb82 west 1234 5698 7654 32", otherAccount: null };

  it("takes an IBAN as people type it", () => {
    expect(bankDetails.parse(details)).toEqual({ ...details, holder: "Kite Club", iban: "GB82WEST12345698765432" });
  });

  it("takes the account of a bank without IBANs, but not both and not none", () => {
    const other = { ...details, iban: null, otherAccount: "021000021 / 123456789" };
    expect(bankDetails.safeParse(other).success).toBe(true);
    expect(bankDetails.safeParse({ ...other, iban: details.iban }).success).toBe(false);
    expect(bankDetails.safeParse({ ...details, iban: null }).success).toBe(false);
  });

  it("takes no line breaks and nothing invisible", () => {
    for (const holder of ["", "Kite\nClub", "Kite\u200bClub", "k".repeat(71)]) {
      expect(bankDetails.safeParse({ ...details, holder }).success).toBe(false);
    }
  });
});

describe("statementMonth", () => {
  it("is a month of the calendar", () => {
    expect(["2026-01", "2026-12"].every((month) => statementMonth.safeParse(month).success)).toBe(true);
    expect(
      ["2026-00", "2026-13", "26-01", "2026-1", "2026-01-01"].some((month) => statementMonth.safeParse(month).success),
    ).toBe(false);
  });
});
