/**
 * The one text of a JSON value: names in the order of their code units, no spaces. What has no JSON, such as undefined,
 * is left out as JSON.stringify does.
 */
export function writeCanonical(value: unknown): string {
  const plain: unknown = value === undefined ? null : JSON.parse(JSON.stringify(value));
  return write(plain);
}

function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(write).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, of]) => `${JSON.stringify(name)}:${write(of)}`);
  return `{${fields.join()}}`;
}
