import { findFault, whoEnds } from '../../../engine/agents/contractTerms.ts';
import { simpleTerms } from '../contractTrees.ts';

interface Refused {
  readonly upline: string;
  readonly offer: string;
}

interface Lowered {
  readonly B: { readonly old: string; readonly offer: string };
  readonly C: { readonly rate: string };
  readonly D: { readonly under: string; readonly rate: string };
  readonly E: { readonly under: string; readonly rate: string };
}

const tiersOf = (rate: string) => simpleTerms(rate).tiers;

function runLowered({ B, C, D, E }: Lowered) {
  const contract = (name: string, payerId: string, rate: string) => ({
    id: name,
    payerId,
    receiverId: name,
    group: 'CONS' as const,
    tiers: tiersOf(rate),
  });
  const running = [
    contract('C', 'B', C.rate),
    contract('D', D.under, D.rate),
    contract('E', E.under, E.rate),
  ];
  const ended = whoEnds(running, { receiverId: 'B', group: 'CONS' }, tiersOf(B.offer));
  const names = new Set(ended.map(({ id }) => id));
  const say = (name: string) => (names.has(name) ? 'terminated' : 'active');
  return {
    needsConfirmation: names.size > 0,
    afterAccept: { B: `${B.offer} active`, C: say('C'), D: say('D'), E: say('E') },
  };
}

/** What keeps an offer from being made, and what ends with one that is accepted. */
export const run = (input: Refused | Lowered) =>
  'upline' in input
    ? { error: findFault(tiersOf(input.offer), tiersOf(input.upline))?.rule }
    : runLowered(input);
