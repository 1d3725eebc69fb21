import { suggestName } from '../../engine/nearestName.ts';
import { UsageError, type Command, type CommandContext } from './command.ts';

interface Verb {
  /** One sentence for the list of all commands. */
  readonly summary: string;
  load(): Promise<Command>;
}

/** Every command; each is loaded when it is called, so that none waits for what another needs. */
const COMMANDS: Readonly<Record<string, Verb>> = {
  check: {
    summary: 'Checks brands and themes; all, or those named.',
    load: async () => (await import('./check.ts')).check,
  },
  currency: {
    summary: 'Shows the currency that a merchant’s money is stored in, or puts another on record.',
    load: async () => (await import('./currency.ts')).currency,
  },
  diff: {
    summary:
      'Shows what a visitor would see differ between two brands, or if a file replaced a brand’s own.',
    load: async () => (await import('./diff.ts')).diff,
  },
  explain: {
    summary: 'Shows the values of a brand, or those below a path, and what set each of them.',
    load: async () => (await import('./explain.ts')).explain,
  },
  list: {
    summary: 'Lists the brands with their names and hosts.',
    load: async () => (await import('./list.ts')).list,
  },
  migrate: {
    summary: 'Brings brand files to the newest version of the format.',
    load: async () => (await import('./migrate.ts')).migrate,
  },
  new: {
    summary: 'Makes a new brand, complete and ready to be served.',
    load: async () => (await import('./new.ts')).newBrand,
  },
  preview: {
    summary: 'Serves one brand by itself, with a QR code for a phone.',
    load: async () => (await import('./preview.ts')).preview,
  },
  schema: {
    summary: 'Writes the JSON Schema of the brand file and the reference of its properties.',
    load: async () => (await import('./schema.ts')).schema,
  },
  theme: {
    summary: 'Makes a theme of the token file of a design system (DTCG, Tokens Studio, Material).',
    load: async () => (await import('./theme.ts')).theme,
  },
};

function describeAll(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const rows = Object.entries(COMMANDS).map(
    ([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`,
  );
  return `Usage: npm run brand -- <command> [--help]

${rows.join('\n')}

Brands are read from brands/ and from the folders in BRANDS_DIR, as the gateway does.
Exit codes: 0 fine, 1 faults found, 2 wrong use.`;
}

/** Runs one command; returns the exit code: 0 fine, 1 faults, 2 wrong use. */
export async function runBrandCommand(
  [name = '', ...args]: readonly string[],
  context: CommandContext,
): Promise<number> {
  if (name === 'help' || name === '--help') {
    context.write(describeAll());
    return 0;
  }
  const verb = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!verb) {
    const nearest = suggestName(name, Object.keys(COMMANDS));
    if (name) context.complain(`There is no command "${name}". ${nearest ?? ''}\n`);
    context.complain(describeAll());
    return 2;
  }
  const command = await verb.load();
  if (args.includes('--help')) {
    context.write(command.help(verb.summary));
    return 0;
  }
  try {
    return await command.run(args, context);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    context.complain(`${error.message}\n\n${command.usage}`);
    return 2;
  } finally {
    context.progress(null);
  }
}
