import { createRequire } from 'node:module';
import process from 'node:process';

// Both packages come with the tools of development: without them there is no chain, and nobody is offered a coin on it.
const load = createRequire(import.meta.url);

const CONTRACT = '@openzeppelin/contracts/build/contracts/ERC20PresetFixedSupply.json';

/** The coin's contract on a chain of the demonstration: what its wallet does first, on any such chain. */
export const CHAIN_TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

/** Where the contract of a coin is, as it was compiled. Throws where it is not installed. */
export const findContract = (): string => load.resolve(CONTRACT);

/** Where the program of a chain's node is; null where it is not installed, or there is none for this machine. */
export function findNode(): string | null {
  const arch = process.arch === 'x64' ? 'amd64' : process.arch;
  const file = process.platform === 'win32' ? 'anvil.exe' : 'anvil';
  try {
    findContract();
    return load.resolve(`@foundry-rs/anvil-${process.platform}-${arch}/bin/${file}`);
  } catch {
    return null;
  }
}

/** Where the simulator's wallet of coins is. */
export const WALLET_PATH = '/wallet';
