import type { DrawJson } from '../../engine/lottery/lotteryModel.ts';
import { formatMinor } from '../../engine/minorUnits.ts';
import type { ForeseenEffect } from '../../server/modules/lottery/foresee.ts';
import { writeDrawText } from '../../server/modules/lottery/drawText.ts';
import type { WaitingProposal } from '../../server/modules/lottery/proposals.ts';

/** A moment in UTC. */
export const tellTime = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ');

/** A result as a command line takes it. */
export const tellDraw = (draw: DrawJson | null) => (draw === null ? '-' : writeDrawText(draw));

/** What was proposed, by whom and when. */
export function tellProposal({
  verb,
  lottery,
  issue,
  draw,
  reason,
  proposedBy,
  proposedAt,
}: WaitingProposal): string {
  const what = [verb, lottery, issue, ...(draw === null ? [] : [tellDraw(draw)])].join(' ');
  return `${what}, proposed by ${proposedBy} at ${tellTime(proposedAt)}${reason === null ? '' : `: ${reason}`}`;
}

/** What a result would do to the orders of a merchant. */
export function tellEffect(effect: ForeseenEffect): string {
  const { merchantCode, currency, decimals, orders, changed, paidMinor, takenMinor } = effect;
  const sum = (minor: bigint) => `${formatMinor(minor, decimals)} ${currency}`;
  return `  ${merchantCode}: ${orders} orders, money of ${changed} moves: ${sum(paidMinor)} paid, ${sum(takenMinor)} taken back`;
}
