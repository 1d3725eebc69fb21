import { expect, it } from 'vitest';
import { readTicket, writeTicketPath } from './ticketPath.ts';

const ticket = {
  hash: 'a'.repeat(64),
  serverSeed: 'b'.repeat(64),
  clientSeed: 'lucky-Member_1',
  nonce: 0,
  weights: [700, 0, 10],
  amounts: ['0.00', '5.00', '100.00'],
  prize: 2,
};

it('leads to a ticket and back', () => {
  const { searchParams } = new URL(writeTicketPath('/fairness', ticket), 'http://x.test');
  expect(readTicket(searchParams.get('ticket'))).toEqual(ticket);
});

it('takes nothing that could not be drawn', () => {
  const of = (own: Partial<typeof ticket>) => {
    const { searchParams } = new URL(
      writeTicketPath('/fairness', { ...ticket, ...own }),
      'http://x.test',
    );
    return readTicket(searchParams.get('ticket'));
  };
  expect(of({ weights: [0, 0, 0] })).toBeNull();
  expect(of({ prize: 3 })).toBeNull();
  expect(of({ amounts: ['0.00'] })).toBeNull();
  expect(of({ serverSeed: 'x' })).toBeNull();
  expect(readTicket(null)).toBeNull();
});
