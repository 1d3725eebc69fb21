import { useLingui } from '@lingui/react/macro';
import { useOrderWords } from './useOrderWords.ts';

/** What a case about an order says beside the order itself, as facts. */
export function useInputFacts(input: unknown): (readonly [name: string, value: string])[] {
  const { t } = useLingui();
  const words = useOrderWords();
  const { decision, amount, receipt } = (input ?? {}) as {
    decision?: string;
    amount?: string;
    receipt?: string;
  };
  const decisions: Readonly<Record<string, string>> = {
    payRemaining: t({
      id: 'desk.withdrawal.payRemaining',
      context: 'Choice at the end of a dispute about what came',
      message: 'Pay the rest again',
    }),
    refundRemaining: t({
      id: 'desk.withdrawal.refundRemaining',
      context: 'Choice at the end of a dispute about what came',
      message: 'Give the rest back to the wallet',
    }),
    forceReceipt: t({
      id: 'desk.withdrawal.forceReceipt',
      context: 'Choice at the end of a dispute about what came',
      message: 'It came whole: give nothing back',
    }),
    won: t({
      id: 'desk.dispute.won',
      context: 'Button: a chargeback was decided for the house',
      message: 'Dispute won',
    }),
    lost: t({
      id: 'desk.dispute.lost',
      context: 'Button: a chargeback was decided against the house',
      message: 'Dispute lost',
    }),
    confirm: t({
      id: 'desk.deposit.confirm',
      context: 'Button: puts a deposit under review into the wallet',
      message: 'Credit',
    }),
  };
  const name = t({
    id: 'desk.withdrawal.decision',
    context: 'Label of the choice',
    message: 'Decision',
  });
  return [
    ...(decision === undefined ? [] : [[name, decisions[decision] ?? decision] as const]),
    ...(amount === undefined ? [] : [[words.amount, amount] as const]),
    ...(receipt === undefined ? [] : [[words.receipt, receipt] as const]),
  ];
}
