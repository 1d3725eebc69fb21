import type { ExplainedLeaf, Layer } from '../../../engine/brand/explainedLeaf.ts';
import { formatPath } from '../../../engine/brand/jsonPath.ts';
import type { Paint } from '../paint.ts';

/** The widest that a column of paths or values gets before lines go their own way. */
const WIDEST = { path: 44, value: 60 } as const;

/** What set a value, in words. */
export function formatLayer(layer: Layer): string {
  if (layer.kind === 'extended') return `extended brand ${layer.id}`;
  if (layer.kind === 'theme') return `theme ${layer.name}`;
  return layer.kind;
}

/** A value in one line: texts bare, everything else as in the file. */
export function formatValue(value: unknown): string {
  if (value === undefined) return '–';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object')) {
    return value.join(', ') || '(empty)';
  }
  return JSON.stringify(value);
}

/** Lines of aligned columns, one group a key of the file. */
export function renderLeaves(leaves: readonly ExplainedLeaf[], paint: Paint): readonly string[] {
  const groups = new Map<string, ExplainedLeaf[]>();
  for (const leaf of leaves) {
    const key = groupOf(leaf);
    groups.set(key, [...(groups.get(key) ?? []), leaf]);
  }
  return [...groups].flatMap(([key, group], index) => [
    ...(index === 0 ? [] : ['']),
    ...(groups.size > 1 ? [paint.bold(key)] : []),
    ...renderGroup(group, paint),
  ]);
}

function groupOf({ path }: ExplainedLeaf): string {
  const [first = '', second, third] = path.map(String);
  if (path.length === 1) return 'brand';
  if (first !== 'theme' || path.length === 2) return first;
  return second === 'colors' ? `theme.colors.${third}` : `theme.${second}`;
}

function renderGroup(leaves: readonly ExplainedLeaf[], paint: Paint): readonly string[] {
  const rows = leaves.map((leaf) => ({
    leaf,
    path: formatPath(leaf.path),
    value: formatValue(leaf.value),
    layer: formatLayer(leaf.layer),
  }));
  const width = (column: 'path' | 'value' | 'layer', most = Infinity) =>
    Math.min(most, Math.max(...rows.map((row) => row[column].length)));
  const widths = {
    path: width('path', WIDEST.path),
    value: width('value', WIDEST.value),
    layer: width('layer'),
  };
  return rows.map(
    ({
      leaf: {
        place,
        note,
        layer: { kind },
      },
      path,
      value,
      layer,
    }) => {
      const isColor = /^#[0-9a-f]{6}$/.test(value);
      const shown =
        (isColor ? paint.swatch(value) : value) +
        ' '.repeat(Math.max(0, widths.value - value.length));
      const where = place && `${place.file}:${place.line}:${place.column}`;
      const rest = [where, note && `(${note})`].filter(Boolean).join('  ');
      const set = layer.padEnd(widths.layer);
      const line = `  ${path.padEnd(widths.path)}  ${shown}  ${kind === 'default' ? paint.dim(set) : set}  ${paint.dim(rest)}`;
      return line.trimEnd();
    },
  );
}
