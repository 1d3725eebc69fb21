import { openStore, parseCommandLine, UsageError, type CommandContext } from './command.ts';

/** Lists every brand that is served. */
export async function list(args: readonly string[], context: CommandContext): Promise<number> {
  const { ids, format } = parseCommandLine(args);
  if (ids.length > 0) throw new UsageError('"list" takes no names.');
  const store = await openStore(context);
  try {
    const brands = store.list();
    if (format === 'json') context.write(JSON.stringify(brands, null, 2));
    else
      for (const { id, name, hosts } of brands) context.write(`${id}  ${name}  ${hosts.join(' ')}`);
    return 0;
  } finally {
    await store.close();
  }
}
