import type { Settings } from "./settings.ts";

/**
 * Tells when the account becomes dear: when most of the month's money is spent, and as soon as the month looks like
 * ending above it. Of the whole account, because costs by stage want a tag that somebody has to switch on first.
 */
export function budget({ budgetDollars, alarmEmail }: Settings) {
  if (!budgetDollars) return;
  if (!alarmEmail)
    throw new Error("WALLFLOWER_BUDGET_DOLLARS needs WALLFLOWER_ALARM_EMAIL, the address that is told.");
  const told = {
    comparisonOperator: "GREATER_THAN",
    thresholdType: "PERCENTAGE",
    subscriberEmailAddresses: [alarmEmail],
  };
  new aws.budgets.Budget("Budget", {
    budgetType: "COST",
    timeUnit: "MONTHLY",
    limitAmount: String(budgetDollars),
    limitUnit: "USD",
    notifications: [
      { ...told, threshold: 80, notificationType: "ACTUAL" },
      { ...told, threshold: 100, notificationType: "FORECASTED" },
    ],
  });
}
