import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import {
  VENDOR_API_PATH,
  VENDOR_CALLS,
  VENDOR_FAULT_STATUS,
  type VendorCall,
  type VendorFaultCode,
} from '../../../schemas/vendorApi.ts';
import { getLookup, readIp, requireLive } from '../../http/caller.ts';
import { toProblem } from '../../http/errors.ts';
import { parseJsonBody } from '../../http/jsonBody.ts';
import { compileValidator, describeSchemaError, type SchemaError } from '../../http/validators.ts';
import { getVisitorKey } from '../../http/visitorKey.ts';
import { createWindowCounter } from '../../http/windowCounter.ts';
import type { SignedCall, VendorService } from './vendor.service.ts';
import { VendorFault } from './vendorFault.ts';
import type { VendorKeys } from './vendorKeys.ts';
import { writeFault, type VendorReply } from './vendorReply.ts';
import { hasSignatureForm, isFresh, isSignedBy, SIGNATURE_HEADERS } from './vendorSignature.ts';

const BAD_SIGNATURES_PER_MINUTE = 60;
const MAX_COUNTED_ADDRESSES = 10_000;

const CALLS = Object.keys(VENDOR_CALLS) as VendorCall[];

const readHeader = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

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

function checkBody(validate: ReturnType<typeof compileValidator>, bytes: unknown): unknown {
  const body = parseJsonBody(Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0));
  if (validate(body)) return body;
  throw new VendorFault('badRequest', describeSchemaError(validate.errors![0] as SchemaError));
}

/** The refusal of a signature, by who sent it and whose site was called. */
type RefuseSignature = (merchantCode: string, request: FastifyRequest) => VendorFault;

/** Counts what is refused and nothing else, so that a vendor that signs rightly is answered whoever floods beside it. */
function createSignatureRefusals(clock: () => Date): RefuseSignature {
  const counter = createWindowCounter(clock, { windowMs: 60_000, maxKeys: MAX_COUNTED_ADDRESSES });
  return (merchantCode, request) => {
    const visitor = getVisitorKey(readIp(request));
    if (counter.count(`${merchantCode} ${visitor}`) < BAD_SIGNATURES_PER_MINUTE) {
      return new VendorFault(
        'badSignature',
        'The request is not signed by a key of this merchant.',
      );
    }
    return new VendorFault('tooManyRequests', 'Too many requests here were not signed rightly.', {
      'retry-after': String(counter.secondsLeft()),
      connection: 'close',
    });
  };
}

/**
 * Who signed a request. Throws VendorFault badSignature in the same words whatever is wrong, tooManyRequests after many
 * of those, or staleRequest.
 */
async function findSigner(
  app: FastifyInstance,
  { keys, refuse }: { readonly keys: VendorKeys; readonly refuse: RefuseSignature },
  request: FastifyRequest,
) {
  const live = requireLive(await getLookup(app.gateway.brands, request));
  const { merchantCode } = live.brand;
  const now = app.gateway.clock();
  const timestamp = readHeader(request, SIGNATURE_HEADERS.timestamp);
  const nonce = readHeader(request, SIGNATURE_HEADERS.nonce);
  const signature = readHeader(request, SIGNATURE_HEADERS.signature);
  const key = hasSignatureForm({ timestamp, nonce }, signature)
    ? await keys.find(merchantCode, readHeader(request, SIGNATURE_HEADERS.key), now)
    : null;
  const body = Buffer.isBuffer(request.body) ? request.body : '';
  const signed = { method: request.method, path: request.url, timestamp, nonce, body };
  if (!key || !isSignedBy(key.secret, signed, signature)) {
    throw refuse(merchantCode, request);
  }
  if (!isFresh(timestamp, now)) {
    throw new VendorFault('staleRequest', `The clock here says ${now.toISOString()}.`);
  }
  const { payoutLimit } = live.brand.wallet;
  return {
    merchantCode,
    vendorCode: key.vendorCode,
    nonce: `${key.id} ${nonce}`,
    now,
    payoutLimit,
  };
}

/** Puts what vendors call on the application: signed, and with a body parser of its own, since the bytes are signed. */
export async function addVendorRoutes(
  app: FastifyInstance,
  { service, keys }: { readonly service: VendorService; readonly keys: VendorKeys },
): Promise<void> {
  const refuse = createSignatureRefusals(app.gateway.clock);
  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/json',
        { parseAs: 'buffer' },
        async (_request: FastifyRequest, body: Buffer) => body,
      );
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
          const signer = await findSigner(app, { keys, refuse }, request);
          const body = checkBody(validate, request.body);
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
