import { useLingui } from '@lingui/react/macro';
import type { RewardRisk, RiskLink } from '../../../../schemas/desk/guard.ts';

/** What the list of reward abuse says. */
export function useRiskWords() {
  const { t } = useLingui();
  return {
    states: {
      open: t({ id: 'desk.guard.open', context: 'State of something found', message: 'Open' }),
      seen: t({ id: 'desk.guard.seen', context: 'State of something found', message: 'Looked at' }),
    },
    state: t({ id: 'desk.guard.state', context: 'Column and filter', message: 'State' }),
    reason: t({ id: 'desk.guard.reason', context: 'Column and filter', message: 'Why' }),
    member: t({ id: 'desk.guard.member', context: 'Column', message: 'Member' }),
    count: t({
      id: 'desk.guard.count',
      context: 'Column: how often something was',
      message: 'Times',
    }),
    amount: t({ id: 'desk.guard.amount', context: 'Column', message: 'Amount' }),
    linked: t({
      id: 'desk.guard.linked',
      context: 'Column: accounts that may be the same person',
      message: 'Perhaps the same person',
    }),
    changed: t({ id: 'desk.guard.changed', context: 'Column: when', message: 'Found' }),
    held: t({
      id: 'desk.guard.held',
      context: 'Beside a member whose rewards wait',
      message: 'Rewards held',
    }),
  };
}

/** Why somebody may live off rewards. */
export function useRiskReasons(): Readonly<Record<RewardRisk, string>> {
  const { t } = useLingui();
  return {
    linkedClaims: t({
      id: 'desk.guard.linkedClaims',
      context: 'Why somebody may live off rewards',
      message: 'Linked accounts had the same promotion',
    }),
    oppositeBets: t({
      id: 'desk.guard.oppositeBets',
      context: 'Why somebody may live off rewards: of the same draw',
      message: 'Linked accounts bet on both sides',
    }),
    bonusHopping: t({
      id: 'desk.guard.bonusHopping',
      context: 'Why somebody may live off rewards',
      message: 'Withdraws right after each bonus',
    }),
    onlyClaims: t({
      id: 'desk.guard.onlyClaims',
      context: 'Why somebody may live off rewards',
      message: 'New, claims and never paid in',
    }),
  };
}

/** What two accounts share. */
export function useRiskLinks(): Readonly<Record<RiskLink, string>> {
  const { t } = useLingui();
  return {
    document: t({
      id: 'desk.linked.document',
      context: 'Why two accounts may be one person',
      message: 'same document',
    }),
    payoutAccount: t({
      id: 'desk.linked.payoutAccount',
      context: 'Why two accounts may be one person',
      message: 'same payout account',
    }),
    payer: t({
      id: 'desk.guard.payer',
      context: 'Why two accounts may be one person: the wallet that paid in',
      message: 'same payer',
    }),
    device: t({
      id: 'desk.guard.device',
      context: 'Why two accounts may be one person: the same address and browser',
      message: 'same device',
    }),
    address: t({
      id: 'desk.linked.address',
      context: 'Why two accounts may be one person: the same network address',
      message: 'same address',
    }),
  };
}
