/** Whether a value of JSON is an object. */
export const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Whether an object has just these fields. */
export const hasOnly = (
  json: Readonly<Record<string, unknown>>,
  names: readonly string[],
): boolean =>
  Object.keys(json).length === names.length && names.every((name) => Object.hasOwn(json, name));
