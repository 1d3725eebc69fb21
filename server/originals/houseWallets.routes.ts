import type { FastifyError, FastifyInstance } from 'fastify';
import { ORIGINALS_API_PATH } from '../../schemas/originalsApi.ts';
import { VENDOR_WALLET_ASKS, type VendorWalletAsk } from '../../schemas/vendorApi.ts';
import { getLookup, requireLive } from '../http/caller.ts';
import { toProblem } from '../http/errors.ts';
import { parseJsonBody } from '../http/jsonBody.ts';
import { Problem } from '../http/problem.ts';
import { bytesOf, createSignatureCheck, takeBytes } from '../http/signedRequest.ts';
import { compileValidator } from '../http/validators.ts';
import type { HouseWallets } from './houseWallets.ts';
import { OriginalsFault } from './originalsFault.ts';
import type { OriginalsKeys } from './originalsKeys.ts';

/** Where our own vendor is asked about the wallets that it keeps. */
export const HOUSE_WALLET_PATH = `${ORIGINALS_API_PATH}/wallet`;

const ASKS = Object.keys(VENDOR_WALLET_ASKS) as VendorWalletAsk[];

/** Puts what the gateway asks our own vendor on the application: signed by its key, as any vendor is asked. */
export async function addHouseWalletRoutes(
  app: FastifyInstance,
  { wallets, keys }: { readonly wallets: HouseWallets; readonly keys: OriginalsKeys },
): Promise<void> {
  const check = createSignatureCheck(
    app.gateway.clock,
    (code, message, headers) =>
      new Problem(code === 'tooManyRequests' ? code : 'unauthenticated', message, { headers }),
  );
  const answer = (ask: VendorWalletAsk, merchantCode: string, body: never) => {
    if (ask === 'find') return wallets.find(merchantCode, body);
    if (ask === 'balance') return wallets.balance(merchantCode, body);
    return wallets.move(merchantCode, ask, body);
  };
  await app.register(
    async (scope) => {
      takeBytes(scope);
      scope.setErrorHandler<FastifyError>((error, _request, reply) => {
        const { statusCode, code, message } =
          error instanceof OriginalsFault ? error : toProblem(error);
        return reply
          .status(statusCode)
          .header('cache-control', 'no-store')
          .send({ success: false, value: null, message, code });
      });
      for (const ask of ASKS) {
        const validate = compileValidator(VENDOR_WALLET_ASKS[ask].body, 'body');
        scope.post(`/${ask}`, { schema: { hide: true } }, async (request, reply) => {
          const { brand } = requireLive(await getLookup(app.gateway.brands, request));
          const { merchantCode } = brand;
          await check(request, {
            scope: merchantCode,
            signer: 'the key of this merchant',
            find: async (id) => {
              const key = (await keys.has(merchantCode)) ? await keys.get(merchantCode) : null;
              return key?.id === id ? key : null;
            },
          });
          const body = parseJsonBody(bytesOf(request));
          if (!validate(body)) throw new Problem('bodyInvalid', 'The body is not as its contract.');
          const value = await answer(ask, merchantCode, body as never);
          return reply
            .header('cache-control', 'no-store')
            .send({ success: true, value, message: '' });
        });
      }
    },
    { prefix: HOUSE_WALLET_PATH },
  );
}
