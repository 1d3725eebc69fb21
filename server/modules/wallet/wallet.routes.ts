import type { FastifyInstance } from 'fastify';
import {
  collectWallets,
  getBalance,
  getConsolidatedFunds,
  getMerchantWallet,
  getStatement,
  getWalletTransfers,
  setAutomaticTransfer,
  transferBetweenWallets,
} from '../../../schemas/api/wallet.ts';
import { Problem } from '../../http/problem.ts';
import { serve } from '../../http/serve.ts';
import { hasSingleWallet } from './walletCall.ts';
import type { WalletService } from './wallet.service.ts';

/** A moment of the query; the pattern of the contract lets days through that no month has. */
function parseTime(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new Problem('queryInvalid', 'There is no such day.');
  return time;
}

/** The calls about members' money. */
export function addWalletRoutes(app: FastifyInstance, service: WalletService): void {
  serve(app, getBalance, (call) => service.getBalance(call));
  serve(app, getConsolidatedFunds, (call) => service.getFunds(call));
  serve(app, getMerchantWallet, async ({ caller }) => ({
    isSingle: hasSingleWallet(caller.brand),
  }));
  serve(app, transferBetweenWallets, ({ tx, body, ...call }) => service.transfer(tx, call, body));
  serve(app, collectWallets, ({ tx, ...call }) => service.collect(tx, call));
  serve(app, setAutomaticTransfer, async ({ body, ...call }) => {
    await service.setAutomatic(call, body.isAutomatic);
    return { isAutomatic: body.isAutomatic };
  });
  serve(app, getWalletTransfers, ({ query, ...call }) =>
    service.getTransfers(call, { before: query.before, limit: query.pageSize }),
  );
  serve(app, getStatement, ({ query, ...call }) => {
    const { before, from, until, pageSize } = query;
    return service.getStatement(call, {
      limit: pageSize,
      beforeId: before === undefined ? undefined : BigInt(before),
      from: parseTime(from),
      until: parseTime(until),
    });
  });
}
