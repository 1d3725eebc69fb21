/** Keys and indexes that lead from the root of a file to a value. */
export type JsonPath = readonly (string | number)[];

/** A path as an operator reads it, such as `menus.primary[2]`. */
export function formatPath(path: JsonPath): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    if (!/^[\w$-]{1,80}$/.test(step)) return `${text}[${JSON.stringify(step.slice(0, 80))}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}

/** The value at a path, or undefined; only own properties count. */
export function readAt(value: unknown, path: JsonPath): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) {
      return undefined;
    }
    current = (current as Record<string | number, unknown>)[step];
  }
  return current;
}

/** The path of a JSON pointer within a value; numeric steps into lists become numbers. */
export function parsePointer(pointer: string, root: unknown): JsonPath {
  const path: (string | number)[] = [];
  let current = root;
  for (const escaped of pointer.split('/').slice(1)) {
    const key = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(current) ? Number(key) : key);
    current = readAt(current, [path.at(-1)!]);
  }
  return path;
}
