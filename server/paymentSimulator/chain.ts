import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { createInterface } from 'node:readline';
import {
  createTestClient,
  erc20Abi,
  http,
  parseGwei,
  parseUnits,
  publicActions,
  walletActions,
  type Hex,
} from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { CHAIN_TOKEN, findContract } from './nodeProgram.ts';

/** The phrase that every such node fills wallets of. */
const PHRASE = 'test test test test test test test test test test test junk';
const account = mnemonicToAccount(PHRASE);

/** Coins in the wallet. */
const SUPPLY = parseUnits('1000000', 18);

const clientOf = (url: string) =>
  createTestClient({ account, chain: foundry, mode: 'anvil', transport: http(url) })
    .extend(publicActions)
    .extend(walletActions);

async function listening(node: ChildProcess): Promise<string> {
  const ended = once(node, 'exit').then(([code]) => {
    throw new Error(`The chain ended with ${code}.`);
  });
  const found = (async () => {
    for await (const line of createInterface({ input: node.stdout! })) {
      const [, address] = /^Listening on (\S+)$/.exec(line) ?? [];
      // What it goes on to say is read by nobody, and must not fill the pipe.
      if (address) return `http://${address}`;
    }
    throw new Error('The chain says nothing.');
  })();
  const url = await Promise.race([found, ended]);
  node.stdout!.resume();
  return url;
}

async function deployFrom(url: string, initial: readonly [string, string]): Promise<Hex> {
  const chain = clientOf(url);
  const text = await readFile(findContract(), 'utf8');
  const { abi, bytecode } = JSON.parse(text) as { abi: never[]; bytecode: Hex };
  const args = [...initial, SUPPLY, account.address] as never;
  const hash = await chain.deployContract({ abi, bytecode, args });
  await chain.mine({ blocks: 1 });
  const { contractAddress } = await chain.getTransactionReceipt({ hash });
  return contractAddress!;
}

/** A chain that runs. */
export interface DemoChain {
  /** Where its node answers. */
  readonly url: string;
  /** Sends coins, by default those of the demonstration; the transaction waits for the next block. */
  pay(to: string, coins: string, token?: string): Promise<Hex>;
  /** Makes blocks. */
  mine(blocks: number): Promise<void>;
  /** Takes the last blocks back; what was in them is in none. */
  takeBack(blocks: number): Promise<void>;
  /** Another coin, which nobody asked for. */
  deployOther(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a chain with one coin. Throws where it cannot. */
export async function startChain(program: string, port: number): Promise<DemoChain> {
  const node = spawn(program, ['--port', String(port), '--no-mining'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  process.once('exit', () => node.kill());
  const url = await listening(node);
  const chain = clientOf(url);
  await deployFrom(url, ['Demo Dollar', 'USDT']);
  return {
    url,
    pay: (to, coins, token = CHAIN_TOKEN) =>
      chain.writeContract({
        abi: erc20Abi,
        address: token as Hex,
        functionName: 'transfer',
        args: [to as Hex, parseUnits(coins, 18)],
        // The same payment made again is the same transaction.
        gas: 100_000n,
        gasPrice: parseGwei('5'),
      }),
    mine: (blocks) => chain.mine({ blocks }),
    async takeBack(blocks) {
      await chain.request({ method: 'anvil_rollback', params: [blocks] } as never);
    },
    deployOther: () => deployFrom(url, ['Other', 'OTHER']),
    async stop() {
      const ended = once(node, 'exit');
      node.kill();
      await ended;
    },
  };
}
