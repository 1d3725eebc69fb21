/** Who pays the contracts of a member: the agent right above, the house, or nobody, since there are none. */
export type ContractPayer = 'upline' | 'house';

/** What members of a type may see and do. */
export interface MemberType {
  /** Pages of the personal centre. */
  readonly memberCentre: boolean;
  /** Pages of the agent centre. */
  readonly agentCentre: boolean;
  /** Open accounts below themselves: by links, or with a password of theirs. */
  readonly openAccounts: boolean;
  /** Send money to their team. */
  readonly sendDown: boolean;
  /** Offer contracts to those right below. */
  readonly offerContracts: boolean;
  /** Who pays the contracts that they have; null: they have none. */
  readonly contractPayer: ContractPayer | null;
}

/** Member type of somebody who plays. */
export const MEMBER_TYPE = 2;

/** Member type of an agent who opened the account here. */
export const AGENT_TYPE = 1;

/** Member type of a trial account, which ends by itself. */
export const TRIAL_TYPE = 4;

/** Member type of the head of a line, whom the house opened and pays. */
export const LINE_HEAD_TYPE = 41;

/** Member type of an assistant in a line, who moves money and has no contracts. */
export const ASSISTANT_TYPE = 42;

const AGENT: MemberType = {
  memberCentre: true,
  agentCentre: true,
  openAccounts: true,
  sendDown: true,
  offerContracts: true,
  contractPayer: 'upline',
};

const PLAYER: MemberType = {
  memberCentre: true,
  agentCentre: false,
  openAccounts: false,
  sendDown: false,
  offerContracts: false,
  contractPayer: null,
};

/** Every type of member, by its number. */
const TYPES: Readonly<Record<number, MemberType>> = {
  [AGENT_TYPE]: AGENT,
  [MEMBER_TYPE]: PLAYER,
  [TRIAL_TYPE]: { ...PLAYER, memberCentre: false },
  [LINE_HEAD_TYPE]: { ...AGENT, contractPayer: 'house' },
  [ASSISTANT_TYPE]: { ...AGENT, offerContracts: false, contractPayer: null },
};

/** What members of a type may see and do; of a number that is no type, what players may. */
export const getMemberType = (type: number): MemberType => TYPES[type] ?? PLAYER;

/** Member types that lead a team; the others play. */
export const AGENT_TYPES: readonly number[] = Object.keys(TYPES)
  .map(Number)
  .filter((type) => getMemberType(type).agentCentre);
