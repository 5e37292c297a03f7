import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { RewardRowView, RewardsView } from "~/view-models/desk/quest-rewards";
import type { OptionView } from "~/view-models/select";
import { optionLabel } from "~/view-models/select";
import { DeskField, DeskSelect, type Theirs } from "./desk-field";
import { FieldDetails } from "./field-details";

type RewardFieldsProps = { rewards: RewardsView; result: DeskFormResult | undefined; theirs: Theirs };

/** One row for each reward; those without one are closed. */
export function RewardFields({ rewards, result, theirs }: RewardFieldsProps) {
  const t = useText();
  const { rows, types } = rewards;
  return (
    <div role="group" aria-labelledby="rewards">
      <h3 id="rewards">{t("desk.rewards")}</h3>
      <p className="field-help">{t("desk.rewardsText")}</p>
      {rows.map((row, index) => {
        const name = `rewards[${String(index)}]`;
        return (
          <FieldDetails
            key={row.number}
            title={t("desk.reward", { number: row.number })}
            note={types.find(({ value }) => value === row.rewardType)?.label}
            isOpen={index === 0 || row.rewardType !== ""}
            {...{ name, result }}
          >
            <RewardRow row={row} name={name} rewards={rewards} theirs={theirs} />
          </FieldDetails>
        );
      })}
    </div>
  );
}

type RewardRowProps = { row: RewardRowView; name: string; rewards: RewardsView; theirs: Theirs };

function RewardRow({ row, name, rewards, theirs }: RewardRowProps) {
  const t = useText();
  const { types, currencies, frames, contents } = rewards;
  const select = (field: Exclude<keyof RewardRowView, "number">, label: string, options: readonly OptionView[]) => {
    const saved = row[field];
    const shown = optionLabel(options, saved);
    return (
      <DeskSelect name={`${name}.${field}`} label={label} options={options} saved={saved} theirs={theirs(shown)} />
    );
  };
  return (
    <>
      {select("rewardType", t("desk.rewardType"), types)}
      <div className="desk-pair">
        {select("currency", t("desk.rewardCurrency"), currencies)}
        <DeskField
          name={`${name}.amount`}
          label={t("desk.rewardAmount")}
          saved={row.amount}
          theirs={theirs(row.amount)}
          inputMode="numeric"
        />
      </div>
      <div className="desk-pair">
        <DeskField
          name={`${name}.codeValue`}
          label={t("desk.rewardCode")}
          help={t("desk.rewardCodeHelp")}
          saved={row.codeValue}
          theirs={theirs(row.codeValue)}
          spellCheck={false}
        />
        <DeskField
          name={`${name}.targetUrl`}
          label={t("desk.rewardTarget")}
          help={t("desk.rewardTargetHelp")}
          saved={row.targetUrl}
          theirs={theirs(row.targetUrl)}
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <div className="desk-pair">
        {select("alias", t("desk.rewardFrame"), frames)}
        {select("sharedContentId", t("desk.rewardContent"), contents)}
      </div>
    </>
  );
}
