import { parseArgs } from 'node:util';
import { conform } from './conform.ts';
import type { VendorContext } from './key.ts';

const USAGE = `Usage: npm run vendor -- <command>

  conform <url>            Puts a vendor to the test: <url> is where its game opens.
    --port 4900            Port of the wallet that the vendor is set up to call.
    --key <id>             Id of the key it signs with; vk_conformance by default.
    --secret <text>        Secret of the key; 43 times "A" by default.
    --patience <seconds>   How long a round may take, retries included; 30 by default.
    --late <seconds>       How late a late answer is; 8 by default.
    --free-spins           Asks for free spins as well.
  conform-wallets <address>
                           Puts the wallets that a vendor keeps to the test, asked at that address.
    --currency EUR         Currency and its decimals that the vendor is asked in.
    --decimals 2
  key <merchant> <vendor>  Makes a key for a vendor at a merchant, and tells its secret once.
                           From then on its games can be played there.
  wallet <merchant> <vendor> <address>
                           Takes the vendor's offer to keep members' wallets itself, asked at that address.
  revoke <merchant> <vendor>
                           Ends all keys of a vendor at a merchant; its games are coming soon again.

Exit codes: 0 fine, 1 faults found, 2 wrong use. See docs/VENDORS.md.`;

const OPTIONS = {
  port: { type: 'string', default: '4900' },
  key: { type: 'string', default: 'vk_conformance' },
  secret: { type: 'string', default: 'A'.repeat(43) },
  patience: { type: 'string', default: '30' },
  late: { type: 'string', default: '8' },
  'free-spins': { type: 'boolean', default: false },
  currency: { type: 'string', default: 'EUR' },
  decimals: { type: 'string', default: '2' },
} as const;

class UsageError extends Error {}

function readNumber(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() && Number.isFinite(number) && number >= 0) return number;
  throw new UsageError(`--${name} is "${text}", which is no number.`);
}

function readLine(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Runs a command about a vendor at a merchant; null where there is no such command. */
async function runAtMerchant(
  {
    command,
    first: merchantCode,
    second: vendorCode,
    third: address,
  }: {
    readonly command: string | undefined;
    readonly first: string;
    readonly second: string;
    readonly third: string;
  },
  context: VendorContext,
): Promise<number | null> {
  const whose = { merchantCode, vendorCode };
  if (command === 'key') {
    const { makeKey } = await import('./key.ts');
    return makeKey(whose, context);
  }
  if (command === 'revoke') {
    const { revokeKeys } = await import('./key.ts');
    return revokeKeys(whose, context);
  }
  if (command === 'wallet' && address) {
    const { takeOffer } = await import('./wallet.ts');
    return takeOffer({ ...whose, address }, context);
  }
  return null;
}

async function run(args: readonly string[], context: VendorContext): Promise<number> {
  const { values, positionals } = readLine(args);
  const [command, first = '', second = '', third = ''] = positionals;
  if (command === 'conform' && /^https?:/.test(first) && URL.canParse(first)) {
    return conform({
      target: first,
      key: { id: values.key, secret: values.secret },
      port: readNumber('port', values.port),
      patienceMs: readNumber('patience', values.patience) * 1000,
      lateMs: readNumber('late', values.late) * 1000,
      freeSpins: values['free-spins'],
      ...context,
    });
  }
  if (command === 'conform-wallets' && /^https?:/.test(first) && URL.canParse(first)) {
    const { conformWallets } = await import('./conformWallets.ts');
    return conformWallets({
      target: first,
      key: { id: values.key, secret: values.secret },
      currency: values.currency,
      decimals: readNumber('decimals', values.decimals),
      patienceMs: readNumber('patience', values.patience) * 1000,
      ...context,
    });
  }
  if (first && second) {
    const done = await runAtMerchant({ command, first, second, third }, context);
    if (done !== null) return done;
  }
  throw new UsageError(command ? `"${positionals.join(' ')}" is not complete.` : 'Say what to do.');
}

/** Runs one command; the exit code: 0 fine, 1 faults, 2 wrong use. */
export async function runVendorCommand(
  args: readonly string[],
  context: VendorContext,
): Promise<number> {
  if (args.includes('--help') || args[0] === 'help') {
    context.write(USAGE);
    return 0;
  }
  try {
    return await run(args, context);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    context.complain(`${error.message}\n\n${USAGE}`);
    return 2;
  }
}
