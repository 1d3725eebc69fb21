import { Facts } from './values.tsx';

const toText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return value.join(', ');
  return JSON.stringify(value);
};

/** Any JSON as facts, one line a key; for what no area draws better. */
export function JsonFacts({
  value,
  without = [],
}: {
  value: unknown;
  without?: readonly string[];
}) {
  if (value === null || value === undefined) return <Facts rows={[]} />;
  if (typeof value !== 'object' || Array.isArray(value)) return <code>{toText(value)}</code>;
  const rows = Object.entries(value)
    .filter(([key]) => !without.includes(key))
    .map(([key, one]) => [key, one === null ? null : toText(one)] as const);
  return <Facts rows={rows} />;
}
