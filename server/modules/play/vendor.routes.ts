import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import {
  VENDOR_API_PATH,
  VENDOR_CALLS,
  VENDOR_FAULT_STATUS,
  type VendorCall,
  type VendorFaultCode,
} from '../../../schemas/vendorApi.ts';
import { spinTermsOf } from '../../../engine/payments/spins.ts';
import { getLookup, requireLive } from '../../http/caller.ts';
import { toProblem } from '../../http/errors.ts';
import { parseJsonBody } from '../../http/jsonBody.ts';
import { compileValidator, describeSchemaError, type SchemaError } from '../../http/validators.ts';
import { bytesOf, createSignatureCheck, takeBytes } from '../../http/signedRequest.ts';
import type { SignedCall, VendorService } from './vendor.service.ts';
import { VendorFault } from './vendorFault.ts';
import type { VendorKeys } from './vendorKeys.ts';
import { writeFault, type VendorReply } from './vendorReply.ts';

const CALLS = Object.keys(VENDOR_CALLS) as VendorCall[];

type SignatureCheck = ReturnType<typeof createSignatureCheck>;

/** What vendors are told of refusals that all calls have in common. */
const commonCodes: Readonly<Record<string, VendorFaultCode>> = {
  bodyInvalid: 'badRequest',
};

const isVendorCode = (code: string): code is VendorFaultCode =>
  Object.hasOwn(VENDOR_FAULT_STATUS, code);

function toReply(error: FastifyError): VendorReply {
  if (error instanceof VendorFault) return writeFault(error);
  const problem = toProblem(error);
  const code = commonCodes[problem.code] ?? problem.code;
  const known = isVendorCode(code) ? code : problem.statusCode < 500 ? 'badRequest' : 'internal';
  return writeFault(new VendorFault(known, problem.message, problem.headers));
}

function checkBody(validate: ReturnType<typeof compileValidator>, bytes: Buffer): unknown {
  const body = parseJsonBody(bytes);
  if (validate(body)) return body;
  throw new VendorFault('badRequest', describeSchemaError(validate.errors![0] as SchemaError));
}

/** Who signed a request, and where. Throws VendorFault as `createSignatureCheck` says. */
async function findSigner(
  app: FastifyInstance,
  { keys, check }: { readonly keys: VendorKeys; readonly check: SignatureCheck },
  request: FastifyRequest,
) {
  const live = requireLive(await getLookup(app.gateway.brands, request));
  const { merchantCode } = live.brand;
  const { key, nonce, now } = await check(request, {
    scope: merchantCode,
    signer: 'a key of this merchant',
    find: (id, at) => keys.find(merchantCode, id, at),
  });
  const { payoutLimit } = live.brand.wallet;
  const spins = spinTermsOf(live.brand);
  return { merchantCode, vendorCode: key.vendorCode, nonce, now, payoutLimit, spins };
}

/** Puts what vendors call on the application: signed, and with a body parser of its own, since the bytes are signed. */
export async function addVendorRoutes(
  app: FastifyInstance,
  { service, keys }: { readonly service: VendorService; readonly keys: VendorKeys },
): Promise<void> {
  const check = createSignatureCheck(
    app.gateway.clock,
    (code, message, headers) => new VendorFault(code, message, headers),
  );
  await app.register(
    async (scope) => {
      takeBytes(scope);
      scope.setErrorHandler<FastifyError>((error, request, reply) => {
        const answer = toReply(error);
        if (answer.status >= 500) {
          request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
        }
        return reply
          .status(answer.status)
          .headers({ 'cache-control': 'no-store', ...answer.headers })
          .type('application/json; charset=utf-8')
          .send(answer.text);
      });
      for (const call of CALLS) {
        const validate = compileValidator(VENDOR_CALLS[call].body, 'body');
        const options = { schema: { hide: true } };
        scope.post(`/${call}`, options, async (request, reply) => {
          const signer = await findSigner(app, { keys, check }, request);
          const body = checkBody(validate, bytesOf(request));
          const signed: SignedCall = { ...signer, call, body };
          const answer = await service.answer(signed);
          return reply
            .status(answer.status)
            .headers({ 'cache-control': 'no-store', ...answer.headers })
            .type('application/json; charset=utf-8')
            .send(answer.text);
        });
      }
    },
    { prefix: VENDOR_API_PATH },
  );
}
