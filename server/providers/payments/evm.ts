import { ECDH } from 'node:crypto';
import { readUnits, unitsFor } from '../../../engine/payments/confirmations.ts';
import { providerTimeoutMs, type Fetch } from '../httpCall.ts';
import { ProviderFault } from '../providerFault.ts';
import type {
  ChainBlock,
  ChainReader,
  ChainTerms,
  OpenChannel,
  PaymentProvider,
} from './provider.ts';

/** How long a rate holds for who was told it. */
const RATE_MS = 15 * 60_000;
/** Depth of a block, its own counted, from which a payment is believed. */
const CONFIRMATIONS = 12;
/** Addresses that a node is asked about at once. */
const ADDRESSES_A_CALL = 500;

/** Decimals of an amount that somebody may have to type. */
const TYPED_DECIMALS = 6;

/** Units without what nobody would type, rounded up. */
function roundUp(units: bigint, coinDecimals: number): bigint {
  const step = 10n ** BigInt(Math.max(0, coinDecimals - TYPED_DECIMALS));
  return ((units + step - 1n) / step) * step;
}

// Half a megabyte that only a merchant who takes coins needs.
const loadViem = () => import('viem');
const loadAccounts = () => import('viem/accounts');

/** Reads what a channel is set to. Throws RangeError where it is set to nothing that a coin could be paid by. */
function termsOf({ settings }: OpenChannel): ChainTerms {
  const { token, rate, tokenDecimals = '18', confirmations, dust = '0' } = settings;
  const decimals = Number(tokenDecimals);
  const depth = confirmations === undefined ? CONFIRMATIONS : Number(confirmations);
  if (!token || !rate || !Number.isInteger(decimals) || !Number.isInteger(depth)) {
    throw new RangeError('The channel of a coin wants token, rate, and whole numbers.');
  }
  return {
    token,
    decimals,
    rate,
    confirmations: Math.max(1, depth),
    dust: readUnits(dust, decimals),
  };
}

function createNode(fetch: Fetch) {
  async function client({ settings }: OpenChannel) {
    const { createPublicClient, http } = await loadViem();
    const options = { fetchFn: fetch, timeout: providerTimeoutMs, retryCount: 1 };
    return createPublicClient({ transport: http(settings.baseUrl, options) });
  }
  /** Asks a node. Throws ProviderFault for whatever it does not answer. */
  return async function ask<T>(
    channel: OpenChannel,
    question: (node: Awaited<ReturnType<typeof client>>) => Promise<T>,
  ): Promise<T> {
    const node = await client(channel);
    try {
      return await question(node);
    } catch (error) {
      throw new ProviderFault('payments', 'unreachable', 'the node of a chain', error);
    }
  };
}

/** An answer that says "there is no such thing" is one; everything else stays a fault. */
async function orNothing<T>(answer: Promise<T>, ...names: readonly string[]): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && names.includes(error.name)) return null;
    throw error;
  }
}

const toBlock = ({ number, hash }: ChainBlock): ChainBlock => ({ number, hash });

function createReader(fetch: Fetch): ChainReader {
  const ask = createNode(fetch);
  return {
    terms: termsOf,
    async addressOf({ apiKey }, place) {
      const { HDKey, publicKeyToAddress } = await loadAccounts();
      let key;
      try {
        key = HDKey.fromExtendedKey(apiKey ?? '')
          .deriveChild(0)
          .deriveChild(place);
      } catch {
        throw new RangeError('The key of the channel is no extended public key.');
      }
      const whole = ECDH.convertKey(
        ...([key.publicKey!, 'secp256k1', undefined, 'hex', 'uncompressed'] as const),
      );
      return publicKeyToAddress(`0x${String(whole)}`);
    },
    head: (channel) =>
      ask(channel, async (node) => toBlock(await node.getBlock({ blockTag: 'latest' }))),
    block: (channel, blockNumber) =>
      ask(channel, async (node) => {
        const found = await orNothing(node.getBlock({ blockNumber }), 'BlockNotFoundError');
        return found && toBlock(found);
      }),
    async transfers(channel, { from, to, addresses }) {
      const { erc20Abi, getAbiItem, getAddress } = await loadViem();
      const event = getAbiItem({ abi: erc20Abi, name: 'Transfer' });
      return ask(channel, async (node) => {
        const found = [];
        for (let at = 0; at < addresses.length; at += ADDRESSES_A_CALL) {
          // Of any contract: what is not the coin of the channel came all the same.
          const logs = await node.getLogs({
            event,
            args: { to: addresses.slice(at, at + ADDRESSES_A_CALL) as `0x${string}`[] },
            fromBlock: from,
            toBlock: to,
            strict: true,
          });
          for (const { transactionHash: hash, logIndex, address: token, args } of logs) {
            const { logs: all } = await node.getTransactionReceipt({ hash });
            found.push({
              txHash: hash,
              // Numbers of logs count through the block, and change with it.
              place: logIndex - all[0]!.logIndex,
              address: getAddress(args.to),
              token: getAddress(token),
              payer: getAddress(args.from),
              units: args.value,
            });
          }
        }
        return found;
      });
    },
    blockOf: (channel, txHash) =>
      ask(channel, async (node) => {
        const receipt = await orNothing(
          node.getTransactionReceipt({ hash: txHash as `0x${string}` }),
          'TransactionReceiptNotFoundError',
        );
        return receipt?.status === 'success' ? receipt.blockNumber : null;
      }),
  };
}

/**
 * Coins on a chain that Ethereum's nodes speak for: tokens of ERC-20, paid to an address of each member. The channel's key is an
 * extended public key, below which addresses are; the private one stays with who owns the coins.
 */
export function createEvm(fetch: Fetch): PaymentProvider {
  const ask = createNode(fetch);
  return {
    chain: createReader(fetch),
    async start(channel, { address, amount, now }) {
      const { settings } = channel;
      const { decimals: coinDecimals, rate, token, confirmations } = termsOf(channel);
      const { formatUnits } = await loadViem();
      const decimals = amount.split('.')[1]?.length ?? 0;
      const minor = BigInt(amount.replace('.', ''));
      const units = roundUp(unitsFor(minor, { rate, coinDecimals, decimals }), coinDecimals);
      const chain = await ask(channel, (node) => node.getChainId());
      const written = formatUnits(units, coinDecimals);
      const pay = new URLSearchParams({ to: address ?? '', token, amount: written });
      return {
        kind: 'crypto',
        network: settings.network ?? '',
        asset: settings.asset ?? '',
        address,
        amount: written,
        rate,
        rateEndsAt: new Date(now.getTime() + RATE_MS).toISOString(),
        uri: `ethereum:${token}@${chain}/transfer?address=${address}&uint256=${units}`,
        confirmations: 0,
        needed: confirmations,
        url: settings.scanUrl ? `${settings.scanUrl}?${pay}` : null,
      };
    },
  };
}
