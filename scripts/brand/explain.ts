import { explainBrand } from '../../engine/brand/explainBrand.ts';
import type { ExplainedLeaf } from '../../engine/brand/explainedLeaf.ts';
import { formatPath } from '../../engine/brand/jsonPath.ts';
import { nearestName } from '../../engine/nearestName.ts';
import { chooseFormat, defineCommand, formatOption, UsageError } from './command.ts';
import { formatLayer, renderLeaves } from './explain/renderLeaves.ts';
import { dissectBrand } from './dissectBrand.ts';
import { createPaint } from './paint.ts';
import { listProperties, type Property } from './schema/listProperties.ts';
import { readCatalogue, withStore } from './store.ts';

/** Says what every value of a brand is and what set it. */
export const explain = defineCommand({
  usage: 'explain <id> [path] [--format text|json]',
  details: `What set a value is one of: default, extended brand <id>, theme <name>, brand, derived
(worked out from other values). A path is written as in the file, such as theme.overrides.brand,
features.vip, home.sections[0] or theme.colors.dark.text-1.`,
  options: { format: formatOption },
  async run({ values, positionals: [id, asked, ...rest] }, context) {
    const format = chooseFormat(values.format, ['text', 'json']);
    if (id === undefined || rest.length > 0) {
      throw new UsageError('"explain" takes the id of a brand and at most one path.');
    }
    const catalogue = readCatalogue(context);
    const dissected = await withStore(context, (store) => dissectBrand(store, id, context));
    if (!dissected) return 1;
    const leaves = explainBrand({ ...dissected, catalogue });
    const chosen = asked === undefined ? leaves : choose(leaves, asked, listProperties(catalogue));
    if (format === 'json') {
      context.write(JSON.stringify({ brand: id, values: chosen.map(toJson) }, null, 2));
    } else {
      for (const line of renderLeaves(chosen, createPaint(context.isTerminal))) context.write(line);
    }
    return 0;
  },
});

/** Both ways to write a path, with brackets and with dots, are one. */
function keyOf(written: string): string {
  return written.replaceAll(/\[(?:"([^"]*)"|(\w+))\]/g, '.$1$2').replace(/^\./, '');
}

function choose(
  leaves: readonly ExplainedLeaf[],
  asked: string,
  properties: readonly Property[],
): readonly ExplainedLeaf[] {
  const wanted = keyOf(asked);
  const keyed = leaves.map((leaf) => ({ leaf, key: leaf.path.join('.') }));
  const found = keyed.filter(({ key }) => key === wanted || key.startsWith(`${wanted}.`));
  if (found.length > 0) return found.map(({ leaf }) => leaf);
  const unset = properties.find((property) => patternOf(property).test(wanted));
  if (unset) return [describeUnset(asked, unset)];
  const nearest = nearestName(wanted, namesOf(keyed, properties));
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  throw new UsageError(`A brand has no value at "${asked}".${hint}`);
}

/** A property that a brand file may have but this brand has not. */
function describeUnset(asked: string, { description, default: fallback }: Property): ExplainedLeaf {
  return {
    path: keyOf(asked).split('.'),
    value: fallback,
    layer: { kind: 'default' },
    note: `${fallback === undefined ? 'not set. ' : ''}${description}`,
  };
}

function patternOf({ path }: Property): RegExp {
  const source = path
    .replaceAll(/[.$]/g, '\\$&')
    .replaceAll('[]', '\\.\\d+')
    .replace('<message>', '.+')
    .replaceAll(/<\w+>/g, '[^.]+');
  return new RegExp(`^${source}$`);
}

function namesOf(
  keyed: readonly { readonly key: string }[],
  properties: readonly Property[],
): ReadonlySet<string> {
  const names = new Set<string>(
    properties.map(({ path }) => path).filter((path) => /^[\w.]+$/.test(path)),
  );
  for (const { key } of keyed) {
    const steps = key.split('.');
    steps.forEach((_, index) => names.add(steps.slice(0, index + 1).join('.')));
  }
  return names;
}

function toJson({ path, value, layer, place, note }: ExplainedLeaf): object {
  return {
    path: formatPath(path),
    value: value ?? null,
    setBy: formatLayer(layer),
    ...place,
    ...(note !== undefined && { note }),
  };
}
