import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { changeLotterySeeds } from '../../../schemas/api/instantLottery.ts';
import { getDrawProof } from '../../../schemas/api/lotteryIssues.ts';
import { getLotteryOrder } from '../../../schemas/api/lotteryOrders.ts';
import { drawProof } from '../../../tests/support/builders/drawProof.ts';
import { instantOrder } from '../../../tests/support/builders/instantOrder.ts';
import { orderDetail } from '../../../tests/support/builders/lotteryRecords.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import type { OrderDetail } from '../../api/lottery.ts';
import type { Transport } from '../../platform/http/http.ts';
import { PlayCheck } from './PlayCheck.tsx';

const member = { kind: 'member', account: 'maria77', memberType: 0 } as const;

/** Shows the check of a bet; once its seed is asked for, it is revealed. */
const show = (detail: OrderDetail, revealed = detail) => {
  let told = detail;
  const transport: Transport = async ({ url }) => {
    const path = url.split('?')[0];
    if (path === changeLotterySeeds.path) told = revealed;
    const value =
      path === getLotteryOrder.path ? told : path === getDrawProof.path ? drawProof() : {};
    return { status: 200, body: { success: true, value, message: '' } };
  };
  renderUi(<PlayCheck order={detail.order.order} />, { transport, session: member });
};

const verdicts = async () =>
  (await screen.findAllByRole('img', { name: /Agrees|Differs/ })).map((mark) =>
    mark.getAttribute('aria-label'),
  );

describe('a play of an instant lottery', () => {
  it('that is drawn again and agrees is fair', async () => {
    show(instantOrder());
    expect(await screen.findByText(/Everything agrees/)).toBeInTheDocument();
    expect(await verdicts()).toEqual(['Agrees', 'Agrees']);
  });

  it('whose numbers are others, or whose seed is another, is not fair', async () => {
    const { order, ...detail } = instantOrder({ serverSeedHash: 'ff'.repeat(32) });
    const draw = order.draw === '0,0,0,0,0' ? '1,1,1,1,1' : '0,0,0,0,0';
    show({ ...detail, order: { ...order, draw } });
    expect(await verdicts()).toEqual(['Differs', 'Differs']);
    expect(screen.getByText(/Something differs/)).toBeInTheDocument();
  });

  it('whose seed is in use shows its hash, and is drawn again once it is revealed', async () => {
    const hidden = instantOrder({ serverSeed: null });
    show(hidden, instantOrder());
    expect(await screen.findByText(hidden.instant!.serverSeedHash)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /Agrees/ })).not.toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Reveal and check' }));
    expect(await screen.findByText(/Everything agrees/)).toBeInTheDocument();
  });
});

it('of a bet on an issue, the draw of the issue is checked', async () => {
  show(orderDetail());
  expect(await screen.findByText(/these bets/)).toBeInTheDocument();
});

it('guests are told whose bet it is', () => {
  renderUi(<PlayCheck order="L26020110300012ABCDEF" />, { session: { kind: 'guest' } });
  expect(screen.getByRole('button', { name: 'Log in' })).toBeInTheDocument();
});
