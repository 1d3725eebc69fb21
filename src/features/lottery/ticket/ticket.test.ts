import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fourDigits } from '../../../../engine/lottery/fourDigits.ts';
import type { LotteryFamily } from '../../../../engine/lottery/lotteryModel.ts';
import { sea } from '../../../../engine/lottery/sea.ts';
import { lotteryOffer } from '../../../../tests/support/builders/lottery.ts';
import type { BetPlay } from '../bet/betPlay.ts';
import { doublesOf, isWhole, keyIn, readTicket, shorten, ticketKinds } from './ticket.ts';

const offered = lotteryOffer('HANOIVNC').plays[0]!;
const playsOf = (family: LotteryFamily): readonly BetPlay[] =>
  family.plays.map((play) => ({ play, offered: { ...offered, play: play.code } }));
const find = (family: LotteryFamily, code: string) =>
  family.plays.find((play) => play.code === code)!;

describe('kinds of numbers', () => {
  it('are the lengths that a board takes, each with all of its plays', () => {
    const kinds = ticketKinds(playsOf(sea as LotteryFamily));
    expect(kinds.map(({ id, plays }) => [id, plays.map(({ play }) => play.code)])).toEqual([
      ['3', ['TOP3', 'TOD3', 'FRONT3', 'LAST3']],
      ['2', ['TOP2', 'BOT2']],
      ['1', ['RUNTOP', 'RUNBOT']],
    ]);
  });

  it('keep an open digit apart', () => {
    const ids = ticketKinds(playsOf(fourDigits as LotteryFamily)).map(({ id }) => id);
    expect(ids).toEqual(['4', '4R', '3']);
  });
});

describe('keying in', () => {
  const three = { width: 3, rolls: false };
  const roll = { width: 4, rolls: true };

  it('begins the next number by itself, and leaves out what is no digit', () => {
    expect(keyIn(three, '1', '23 4')).toEqual({ entry: '4', whole: ['123'] });
    expect(keyIn(three, '', 'R1')).toEqual({ entry: '1', whole: [] });
  });

  it('takes one open digit where there has to be one', () => {
    expect(keyIn(roll, '12', 'r')).toEqual({ entry: '12R', whole: [] });
    expect(keyIn(roll, '12R', 'R4')).toEqual({ entry: '', whole: ['12R4'] });
    expect(keyIn(roll, '123', '4')).toEqual({ entry: '123', whole: [] });
  });

  it('loses and invents no digit', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9]{0,30}$/),
        fc.integer({ min: 1, max: 4 }),
        (typed, width) => {
          const kind = { width, rolls: false };
          const { entry, whole } = keyIn(kind, '', typed);
          expect(whole.join('') + entry).toBe(typed);
          expect(whole.every((number) => isWhole(kind, number))).toBe(true);
          expect(entry.length).toBeLessThan(width);
        },
      ),
    );
  });
});

describe('a ticket', () => {
  it('is read by each play in its own way', () => {
    const numbers = ['895', '589', '052'];
    expect(readTicket(find(sea as LotteryFamily, 'TOP3'), numbers)).toMatchObject({
      selection: '052,589,895',
      units: 3,
    });
    expect(
      readTicket(find(fourDigits as LotteryFamily, 'BIG.BOX'), ['0178', '8710']),
    ).toMatchObject({ selection: '0178', units: 24 });
  });

  it('tells what a play does not take, and keeps the rest', () => {
    expect(
      readTicket(find(fourDigits as LotteryFamily, 'BIG.IBOX'), ['1111', '1112']),
    ).toMatchObject({ selection: '1112', units: 1, bad: { token: '1111' } });
  });

  it('leaves out full numbers', () => {
    const play = find(sea as LotteryFamily, 'BOT2');
    expect(readTicket(play, ['12', '34'], new Set(['12']))).toMatchObject({ selection: '34' });
    expect(readTicket(play, ['12'], new Set(['12'])).selection).toBeUndefined();
  });

  it('of fewer digits has the last ones, each once', () => {
    expect(shorten(['123', '923', '045'], 2)).toEqual(['23', '45']);
    expect(doublesOf(2)).toContain('00');
    expect(doublesOf(3)).toHaveLength(10);
  });
});
