import { useLingui } from '@lingui/react/macro';
import type {
  BillState,
  ContractKind,
  ProductGroup,
  StateLetter,
  TermRule,
} from '../../../../schemas/contracts.ts';

/** Words of contracts, bills and debts. */
export function useContractWords() {
  const { t } = useLingui();
  const { kinds, groups } = useTermsWords();
  const { letters, bills } = useStateWords();
  return {
    kinds,
    groups,
    letters,
    bills,
    house: t({
      id: 'desk.contract.house',
      context: 'Of contracts of agents',
      message: 'The house',
    }),
    kind: t({ id: 'desk.contract.kind', context: 'Of contracts of agents', message: 'Kind' }),
    group: t({ id: 'desk.contract.group', context: 'Of contracts of agents', message: 'Products' }),
    state: t({ id: 'desk.contract.state', context: 'Of contracts of agents', message: 'State' }),
    payer: t({ id: 'desk.contract.payer', context: 'Of contracts of agents', message: 'Pays' }),
    receiver: t({
      id: 'desk.contract.receiver',
      context: 'Of contracts of agents',
      message: 'Receives',
    }),
    terms: t({ id: 'desk.contract.terms', context: 'Of contracts of agents', message: 'Terms' }),
    period: t({ id: 'desk.contract.period', context: 'Of contracts of agents', message: 'Period' }),
    amount: t({ id: 'desk.contract.amount', context: 'Of contracts of agents', message: 'Amount' }),
    paidSum: t({ id: 'desk.contract.paidSum', context: 'Of contracts of agents', message: 'Paid' }),
    owed: t({ id: 'desk.contract.owed', context: 'Of contracts of agents', message: 'Owed' }),
    at: t({ id: 'desk.contract.at', context: 'Of contracts of agents', message: 'Since' }),
    account: t({
      id: 'desk.contract.account',
      context: 'Of contracts of agents',
      message: 'Account that receives',
    }),
    base: t({ id: 'desk.contract.base', context: 'Of contracts of agents', message: 'Base' }),
  };
}

function useTermsWords() {
  const { t } = useLingui();
  const kinds: Readonly<Record<ContractKind, string>> = {
    dividend: t({
      id: 'desk.contract.dividend',
      context: 'Of contracts of agents',
      message: 'Dividend',
    }),
    daily: t({
      id: 'desk.contract.daily',
      context: 'Of contracts of agents',
      message: 'Daily salary',
    }),
    hourly: t({
      id: 'desk.contract.hourly',
      context: 'Of contracts of agents',
      message: 'Hourly salary',
    }),
    realTime: t({
      id: 'desk.contract.realTime',
      context: 'Of contracts of agents',
      message: 'Real-time salary',
    }),
  };
  const groups: Readonly<Record<ProductGroup, string>> = {
    CONS: t({
      id: 'desk.contract.all',
      context: 'Of contracts of agents',
      message: 'All products',
    }),
    LIVE: t({
      id: 'desk.contract.live',
      context: 'Of contracts of agents',
      message: 'Live casino',
    }),
    RNG: t({ id: 'desk.contract.rng', context: 'Of contracts of agents', message: 'Slots' }),
    SPORTS: t({
      id: 'desk.contract.sports',
      context: 'Of contracts of agents',
      message: 'Sports and esports',
    }),
    LOTT: t({ id: 'desk.contract.lott', context: 'Of contracts of agents', message: 'Lottery' }),
    FISH: t({ id: 'desk.contract.fish', context: 'Of contracts of agents', message: 'Fish' }),
    ELOTT: t({
      id: 'desk.contract.elott',
      context: 'Of contracts of agents',
      message: 'Instant lottery',
    }),
    PVP: t({ id: 'desk.contract.pvp', context: 'Of contracts of agents', message: 'PVP' }),
  };
  return { kinds, groups };
}

function useStateWords() {
  const { t } = useLingui();
  const letters: Readonly<Record<StateLetter, string>> = {
    P: t({ id: 'desk.contract.P', context: 'Of contracts of agents', message: 'Offered' }),
    E: t({ id: 'desk.contract.E', context: 'Of contracts of agents', message: 'Change offered' }),
    A: t({ id: 'desk.contract.A', context: 'Of contracts of agents', message: 'Runs' }),
    V: t({ id: 'desk.contract.V', context: 'Of contracts of agents', message: 'End asked for' }),
    R: t({ id: 'desk.contract.R', context: 'Of contracts of agents', message: 'Declined' }),
    C: t({ id: 'desk.contract.C', context: 'Of contracts of agents', message: 'Ended' }),
  };
  const bills: Readonly<Record<BillState, string>> = {
    gathered: t({
      id: 'desk.contract.gathered',
      context: 'Of contracts of agents',
      message: 'Being reckoned',
    }),
    computed: t({
      id: 'desk.contract.computed',
      context: 'Of contracts of agents',
      message: 'To be paid',
    }),
    notReached: t({
      id: 'desk.contract.notReached',
      context: 'Of contracts of agents',
      message: 'Not reached',
    }),
    paid: t({ id: 'desk.contract.paid', context: 'Of contracts of agents', message: 'Paid' }),
    partPaid: t({
      id: 'desk.contract.partPaid',
      context: 'Of contracts of agents',
      message: 'Partly paid',
    }),
    insufficient: t({
      id: 'desk.contract.insufficient',
      context: 'Of contracts of agents',
      message: 'Owed',
    }),
    held: t({ id: 'desk.contract.held', context: 'Of contracts of agents', message: 'Held' }),
    cancelled: t({
      id: 'desk.contract.cancelled',
      context: 'Of contracts of agents',
      message: 'Cancelled',
    }),
  };
  return { letters, bills };
}

/** What is wrong with terms; a value may stand behind it. */
export function useRuleWords(): Readonly<Record<TermRule, string>> {
  const { t } = useLingui();
  return {
    tierCount: t({
      id: 'desk.rule.tierCount',
      context: 'What is wrong with terms of a contract',
      message: 'Too many tiers, or none',
    }),
    rateMustRise: t({
      id: 'desk.rule.rateMustRise',
      context: 'What is wrong with terms of a contract',
      message: 'Rates have to rise',
    }),
    activeMustNotFall: t({
      id: 'desk.rule.activeMustNotFall',
      context: 'What is wrong with terms of a contract',
      message: 'Active members must not fall',
    }),
    needMustNotFall: t({
      id: 'desk.rule.needMustNotFall',
      context: 'What is wrong with terms of a contract',
      message: 'Bets and losses that are asked for must not fall',
    }),
    uplineHasNone: t({
      id: 'desk.rule.uplineHasNone',
      context: 'What is wrong with terms of a contract',
      message: 'Who pays has no such contract',
    }),
    betBelowUpline: t({
      id: 'desk.rule.betBelowUpline',
      context: 'What is wrong with terms of a contract',
      message: 'Asks for fewer bets than the contract above',
    }),
    lossBelowUpline: t({
      id: 'desk.rule.lossBelowUpline',
      context: 'What is wrong with terms of a contract',
      message: 'Asks for less loss than the contract above',
    }),
    activeBelowUpline: t({
      id: 'desk.rule.activeBelowUpline',
      context: 'What is wrong with terms of a contract',
      message: 'Asks for fewer active members than the contract above',
    }),
    rateAboveUpline: t({
      id: 'desk.rule.rateAboveUpline',
      context: 'What is wrong with terms of a contract',
      message: 'Rate above that of the contract above',
    }),
    rateTypeDiffers: t({
      id: 'desk.rule.rateTypeDiffers',
      context: 'What is wrong with terms of a contract',
      message: 'The contract above has no tier of this type',
    }),
  };
}

/** What the terms of a contract are called, field by field. */
export function useTermFields() {
  const { t } = useLingui();
  const carries = useCarryWords();
  const types = {
    P: t({
      id: 'desk.contract.type.P',
      context: 'Field of terms of a contract',
      message: 'Share (%)',
    }),
    F: t({
      id: 'desk.contract.type.F',
      context: 'Field of terms of a contract',
      message: 'Fixed sum',
    }),
  };
  return {
    carries,
    types,
    account: t({
      id: 'desk.contract.head',
      context: 'Field of terms of a contract',
      message: 'Account of the head of a line',
    }),
    fee: t({
      id: 'desk.contract.fee',
      context: 'Field of terms of a contract',
      message: 'Fee of dividends (%)',
    }),
    carry: t({
      id: 'desk.contract.carry',
      context: 'Field of terms of a contract',
      message: 'If the team wins (dividends)',
    }),
    type: t({
      id: 'desk.contract.type',
      context: 'Field of terms of a contract',
      message: 'Pays',
    }),
    rate: t({
      id: 'desk.contract.rate',
      context: 'Field of terms of a contract',
      message: 'Rate or sum',
    }),
    lossRate: t({
      id: 'desk.contract.lossRate',
      context: 'Field of terms of a contract',
      message: 'Of lost bets (%)',
    }),
    bet: t({
      id: 'desk.contract.bet',
      context: 'Field of terms of a contract',
      message: 'Bets from',
    }),
    loss: t({
      id: 'desk.contract.loss',
      context: 'Field of terms of a contract',
      message: 'Loss from',
    }),
    active: t({
      id: 'desk.contract.active',
      context: 'Field of terms of a contract',
      message: 'Active members',
    }),
  };
}

function useCarryWords() {
  const { t } = useLingui();
  return {
    none: t({
      id: 'desk.contract.carry.none',
      context: 'Field of terms of a contract',
      message: 'Not carried over',
    }),
    previous: t({
      id: 'desk.contract.carry.previous',
      context: 'Field of terms of a contract',
      message: 'To the next period',
    }),
    untilCleared: t({
      id: 'desk.contract.carry.until',
      context: 'Field of terms of a contract',
      message: 'Until it is cleared',
    }),
    halfMonth: t({
      id: 'desk.contract.carry.half',
      context: 'Field of terms of a contract',
      message: 'Within the month',
    }),
  };
}
