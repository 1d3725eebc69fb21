import { chooseFormat, defineCommand, formatOption, UsageError } from './command.ts';
import { withStore } from './store.ts';

/** Lists every brand that is served. */
export const list = defineCommand({
  usage: 'list [--format text|json]',
  options: { format: formatOption },
  async run({ values, positionals }, context) {
    const format = chooseFormat(values.format, ['text', 'json']);
    if (positionals.length > 0) throw new UsageError('"list" takes no names.');
    const brands = await withStore(context, async (store) => store.list());
    if (format === 'json') context.write(JSON.stringify(brands, null, 2));
    else
      for (const { id, name, hosts } of brands) context.write(`${id}  ${name}  ${hosts.join(' ')}`);
    return 0;
  },
});
