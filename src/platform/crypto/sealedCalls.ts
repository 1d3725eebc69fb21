import type { Sealing } from '../../../schemas/api/sealed.ts';
import { getSystemStatus } from '../../../schemas/api/system.ts';
import type { TypedEndpoint, ValueOf } from '../../../schemas/api/endpoint.ts';
import type { Send, CallOptions } from '../http/send.ts';
import { Problem } from '../http/problem.ts';
import { createSealer } from './seal.ts';

/** Calls with bodies that only the gateway can read. */
export interface SealedCalls {
  /** Sends a call whose body is sealed, once more where the gateway has a new key. */
  send<E extends TypedEndpoint>(endpoint: E, call: CallOptions<E>): Promise<ValueOf<E>>;
}

/** Makes the way for sealed calls out of the one for all calls; the key comes with the system's status. */
export function createSealedCalls(send: Send): SealedCalls {
  const fetchSealing = async (): Promise<Sealing> => {
    const { sealing } = await send(getSystemStatus, {}, undefined);
    if (!sealing) throw new Problem('unavailable', 'The gateway gave no key to seal with.');
    return sealing;
  };
  const sealer = createSealer(fetchSealing);
  return {
    async send(endpoint, call) {
      const seal = async () => JSON.stringify(await sealer.seal(endpoint.id, call.body));
      try {
        return await send(endpoint, call, await seal());
      } catch (problem) {
        // The gateway may have a new key; anything else wrong with it is wrong with the next one, too.
        if (!(problem instanceof Problem) || problem.code !== 'sealInvalid') throw problem;
        sealer.forgetKey();
        return send(endpoint, call, await seal());
      }
    },
  };
}
