import { describe, expect, it } from 'vitest';
import { checkTicket, headsAndTails, readBoard } from './board.ts';

const north = {
  DB: '60213',
  G1: '80300',
  G2: ['60683', '51132'],
  G3: ['89384', '11622', '10383', '09349', '00136', '47894'],
  G4: ['7740', '7568', '2767', '0000'],
  G5: ['1111', '2222', '3333', '4444', '5555', '6666'],
  G6: ['001', '213', '354'],
  G7: ['26', '64', '13', '05'],
};

describe('a board', () => {
  it('has every prize in its order, and dots for what is not drawn yet', () => {
    const rows = readBoard('VNN', { G1: '80300', G7: ['26'] });
    expect(rows.map(({ prize }) => prize)).toEqual([
      'DB',
      'G1',
      'G2',
      'G3',
      'G4',
      'G5',
      'G6',
      'G7',
    ]);
    expect(rows[0]!.numbers).toEqual(['·····']);
    expect(rows[7]!.numbers).toEqual(['26', '··', '··', '··']);
    expect(rows.flatMap(({ numbers }) => numbers)).toHaveLength(27);
    expect(readBoard('VNS', { DB: '296215' }).flatMap(({ numbers }) => numbers)).toHaveLength(18);
  });

  it('is nothing without a result', () => {
    expect(readBoard('VNN', null)).toEqual([]);
  });

  it('counts every number once by its last two digits', () => {
    const { heads, tails } = headsAndTails(readBoard('VNN', north));
    expect(heads.flat()).toHaveLength(27);
    expect(tails.flat()).toHaveLength(27);
    expect(heads[1]).toEqual(['1', '3', '3', '3']);
    expect(tails[3]).toContain('1');
  });

  it('tells the prizes of a ticket, also several, and what is no ticket', () => {
    const rows = readBoard('VNN', north);
    expect(checkTicket(rows, '60213')).toEqual([
      { prize: 'DB', number: '60213' },
      { prize: 'G6', number: '213' },
      { prize: 'G7', number: '13' },
    ]);
    expect(checkTicket(rows, '99999')).toEqual([]);
    expect(checkTicket(rows, '６０２１３')).toHaveLength(3);
    expect(checkTicket(rows, '213')).toBeNull();
  });
});
